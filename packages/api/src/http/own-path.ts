/** The path of a page of this product: never of another origin (`//host`, `/\\host`), never with control characters. */
export const ownPath = /^\/([^\\/\p{Cc}][^\\\p{Cc}]*)?$/u;

/** Where a person was going who signs up is stored up to so many characters. */
export const mostArrivalPath = 500;
