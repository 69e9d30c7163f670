/** How much is tried: little enough for `npm test` every few minutes, and many times more in `npm run proof`. */
export const effort = (test: number, proof: number): number => (process.env.PROOF ? proof : test);
