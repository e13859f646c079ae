import { createContext, use } from "react";

/** The nonce of the page being rendered by the server. */
export const NonceContext = createContext<string | undefined>(undefined);

/** In the browser the page's own: when React draws the head anew, what is loaded later still finds it there. */
const pageNonce =
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;

/** The nonce to write on what the page loads. */
export function useNonce(): string | undefined {
  return use(NonceContext) ?? pageNonce;
}
