/** Outgoing requests cannot reach the server's own network; push messages follow the RFC. */
import { createECDH } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isPublic, networkOf } from '../../../src/server/addresses.js';
import { ForbiddenAddress, makePost, urlProblem } from '../../../src/server/notify/outgoing.js';
import { encrypt } from '../../../src/server/notify/push.js';
import { forDiscord, forSlack, sanitize } from '../../../src/server/notify/sanitize.js';
import { serve } from '../help.js';
import { httpSink } from './sinks.js';

describe('private addresses', () => {
  test.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://printer/',
    'https://router.local/',
    'https://metadata.google.internal/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://10.1.2.3/',
    'https://172.20.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'https://user:pass@hooks.example.com/',
    'file:///etc/passwd',
  ])('%s is refused', async (url) => {
    expect(urlProblem(url, false)).not.toBeNull();
    await expect(makePost(false)({ url, headers: {}, body: '' })).rejects.toBeInstanceOf(ForbiddenAddress);
  });

  test.each(['https://discord.com/api/webhooks/1/x', 'https://93.184.216.34/', 'https://[2606:4700::1111]/'])(
    '%s is not',
    (url) => expect(urlProblem(url, false)).toBeNull(),
  );

  test.each(['127.0.0.1', '::1', '10.0.0.1', '::ffff:10.0.0.1', 'fd12::1', 'nonsense'])(
    '%s is not public',
    (a) => expect(isPublic(a)).toBe(false),
  );

  test('a name that resolves to a private address is refused when it is looked up', async () => {
    // This machine's own name looks like a name on the internet, and resolves to loopback.
    const sink = await httpSink();
    const post = makePost(false);
    await expect(
      post({ url: `https://localhost.localdomain:${new URL(sink.url).port}/`, headers: {}, body: '' }),
    ).rejects.toThrow();
    expect(sink.received).toEqual([]);
    await sink.close();
  });

  test('a server that does not allow them refuses them when they are added', async () => {
    const server = await serve();
    const ada = await server.person('Ada');
    const add = (url: string) =>
      ada.ask('POST', 'me/notify/channels', { kind: 'webhook', url, format: 'json' });
    for (const url of ['http://hooks.example.com/', 'https://127.0.0.1/x', 'https://[::1]/x']) {
      const { status, body } = await add(url);
      expect([status, body.field]).toEqual([422, 'url']);
    }
    await server.stop();
  });
});

test('an IPv6 network counts as one address', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
});

test('RFC 8291, section 5: the example, byte for byte', () => {
  const own = createECDH('prime256v1');
  own.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const body = encrypt(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    own,
    Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('names are sanitized', () => {
  expect(sanitize('a\r\nBcc: x\u202e\u200b  b')).toBe('a Bcc: x b');
  expect(sanitize('see https://evil.example now')).not.toMatch(/:\/\/|evil\.example/);
  expect(forDiscord('*a* <@1> @here')).toBe('\\*a\\* \\<\uff201\\> \uff20here');
  expect(forSlack('<!channel> & <b>')).toBe('&lt;!channel&gt; &amp; &lt;b&gt;');
});
