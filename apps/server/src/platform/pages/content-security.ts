import { randomBytes } from "node:crypto";

/** A fresh nonce for the scripts of one page. */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** The Content-Security-Policy of a page: scripts by nonce only, everything else from this origin; a picture being sent is shown from the file itself. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** That of the worker: it runs its own scripts and asks for pages, which is all it does. */
export const workerSecurityPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";
