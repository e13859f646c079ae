import { createContext, use } from "react";

/** The nonce of the page being rendered; unknown in the browser, which hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce to write on what the page loads. */
export function useNonce(): string | undefined {
  return use(NonceContext);
}
