/** How much is tried: little enough for `npm test` every few minutes, and many times more in `npm run proof`. */
export const effort = <T>(test: T, proof: T): T => (process.env.PROOF ? proof : test);
