import { z } from "zod";
import type { SessionUser } from "../auth/contract.ts";

const sizes = ["small", "normal", "large", "extra-large"] as const;

/** How a person wants the product shown; an unknown or damaged part falls back to its default [A11Y-02, A11Y-04, A11Y-05, A11Y-07, A11Y-08, A11Y-10]. */
export const displaySettingsSchema = z.object({
  theme: z.enum(["light", "dark", "high-contrast", "auto"]).catch("auto"),
  fontSize: z.enum(sizes).catch("normal"),
  buttonSize: z.enum(sizes).catch("normal"),
  reduceMotion: z.boolean().catch(false),
  colorBlindSupport: z.enum(["none", "protanopia", "deuteranopia", "tritanopia", "monochrome"]).catch("none"),
  enhancedFocus: z.boolean().catch(false),
  keyboardNavigation: z.boolean().catch(false),
});
export type DisplaySettings = z.output<typeof displaySettingsSchema>;

/** The product's name and addresses, from configuration. */
export interface Brand {
  name: string;
  phone: string;
  email: string;
  city: string;
}

/** Who runs this installation and with whom, for the legal pages; what is not configured is absent. */
export interface Publisher {
  companyName?: string;
  legalForm?: string;
  capital?: string;
  registration?: string;
  vatNumber?: string;
  address?: string;
  director?: string;
  hostName?: string;
  hostAddress?: string;
  hostPhone?: string;
  mediatorName?: string;
  mediatorUrl?: string;
  dpoEmail?: string;
}

/** The product on a social network. */
export interface SocialLink {
  label: string;
  url: string;
}

/** An account that anybody may try while the product is in demo. */
export interface DemoAccount {
  label: string;
  email: string;
  password: string;
}

/** What the server knows when it renders a page; all of it reaches the browser. */
export interface PageFacts {
  /** Null when no one is signed in, or when the access cookie lapsed while a session may still be refreshed. */
  user: SessionUser | null;
  /** Whether the marker cookie states that a session exists. */
  hasSessionMarker: boolean;
  display: DisplaySettings;
  brand: Brand;
  publisher: Publisher;
  /** Those that are configured. */
  socials: readonly SocialLink[];
  /** Where the embedded mailbox shows the mails; null when mail leaves for real. */
  mailboxPath: string | null;
  /** Whether a person can sign in with Google here. */
  hasGoogle: boolean;
  /** Empty outside demo. */
  demoAccounts: readonly DemoAccount[];
  /** What a form carries that is sent without scripts: the CSRF token, and a name for this one drawing of it. */
  form: { csrfToken: string; key: string };
}

/** What one rendering is given by the server that asked for it. */
export interface PageContext {
  facts: PageFacts;
  /** Of the Content-Security-Policy: every script of the page carries it. */
  nonce: string;
  /** What this request is called in the log: whoever meets an error can give it to the support. */
  requestId: string;
  reportError: (error: unknown) => void;
  /** Whether the page reports what goes wrong in it. */
  reportsFaults: boolean;
  /** The API in this process, called as this visitor: their cookies, their address; cookies that it sets reach their browser. */
  fetch: typeof fetch;
  /** Whether a form that was sent carries this visitor's CSRF token. */
  isFormTrusted: boolean;
}
