/** A path of this product: never another origin (`//host`, `/\\host`), never with control characters. */
const ownPath = /^\/(?:[^\p{Cc}/\\][^\p{Cc}\\]*)?$/u;

/** A page of this product to lead to; anything else is nowhere. The page that leads there checks again. */
export const ownPage = (from: string | undefined) => (from !== undefined && ownPath.test(from) ? from : null);
