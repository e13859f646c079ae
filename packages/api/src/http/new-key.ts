/** A name that nobody guesses and nobody had before: 128 bits. `crypto.randomUUID` is not there on an address in clear text. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");
