# syntax=docker/dockerfile:1
# Builds the page and the server, then keeps only what runs.
FROM node:22-bookworm-slim AS build
WORKDIR /kontor
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    NODE_OPTIONS=--max-semi-space-size=64 \
    DATA_DIR=/data \
    PORT=8080
WORKDIR /kontor
COPY --from=build /kontor/package.json ./
COPY --from=build /kontor/bin ./bin
COPY --from=build /kontor/node_modules ./node_modules
COPY --from=build /kontor/dist/src ./dist/src
COPY --from=build /kontor/dist/web ./dist/web
RUN mkdir /data && chown node:node /data && ln -s /kontor/bin/kontor.js /usr/local/bin/kontor
USER node
VOLUME /data
EXPOSE 8080
# Under BASE_PATH it answers below that path.
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}${('/'+(process.env.BASE_PATH??'')+'/').replace(/\\/+/g,'/')}readyz`).then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "bin/kontor.js", "serve"]
