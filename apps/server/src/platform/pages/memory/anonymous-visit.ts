import { hash } from "node:crypto";
import type { PageFacts } from "@jobami/api/pages/contract";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Cookies } from "../../sessions/cookies.ts";
import { displayCookie, readDisplayCookie } from "../display-cookie.ts";
import type { HoleTexts } from "./holes.ts";
import { isRememberable } from "./rememberable.ts";

/** The cookie by which a browser holds the answer about cookies, as apps/web writes it. */
const consentsCookie = "user_consents";
const choice = z.strictObject({ consent: z.boolean(), date: z.string().max(40) });
const consentsSchema = z.strictObject({ analytics: choice, marketing: choice, bannerDismissed: z.boolean() });
type Consents = z.output<typeof consentsSchema>;

/** A question that is answered alike whoever asks it. */
export interface AnonymousVisit {
  /** Of all that the page depends on. */
  key: string;
  /** Of this visitor: when they answered about cookies. */
  dates: Pick<HoleTexts, "analyticsDate" | "marketingDate">;
  /** The cookies of a rendering for no one: the same answer about cookies, with these dates. */
  cookies: (dates: Pick<HoleTexts, "analyticsDate" | "marketingDate">) => string;
}

const usualDisplay = JSON.stringify(readDisplayCookie(undefined));

/** The answer about cookies exactly as it is written; undefined where it is not, null where none was given. */
function consentsOf(value: string | undefined): Consents | null | undefined {
  if (value === undefined) return null;
  try {
    return consentsSchema.safeParse(JSON.parse(value)).data;
  } catch {
    return undefined;
  }
}

/** Whether a browser sends nothing that may change a page: other cookies than these are not known to leave it as it is. */
function isPlain(request: FastifyRequest, names: Cookies["names"]): boolean {
  const harmless = [names.csrf, names.device, displayCookie, consentsCookie];
  const sent = Object.keys(request.cookies);
  const pairs = request.headers.cookie ? request.headers.cookie.split(";").length : 0;
  return pairs === sent.length && sent.every((name) => harmless.includes(name));
}

/** Whether a page is asked for as anybody could; null where it is a person's, or is not remembered. */
export function anonymousVisit(
  request: FastifyRequest,
  page: {
    names: Cookies["names"];
    origin: string;
    facts: Omit<PageFacts, "form">;
  },
): AnonymousVisit | null {
  const { facts, origin } = page;
  if (request.method !== "GET" || !isRememberable(request.pagePattern ?? null, request.url)) return null;
  if (!isPlain(request, page.names) || facts.user !== null || facts.hasSessionMarker) return null;
  if (JSON.stringify(facts.display) !== usualDisplay) return null;
  const consents = consentsOf(request.cookies[consentsCookie]);
  if (consents === undefined) return null;
  const answered = (dates: AnonymousVisit["dates"]) =>
    consents && {
      analytics: { ...consents.analytics, date: dates.analyticsDate },
      marketing: { ...consents.marketing, date: dates.marketingDate },
      bannerDismissed: consents.bannerDismissed,
    };
  const dependsOn = [origin, request.url, facts, answered({ analyticsDate: "", marketingDate: "" })];
  return {
    key: hash("sha256", JSON.stringify(dependsOn), "base64url"),
    dates: {
      analyticsDate: consents?.analytics.date ?? "",
      marketingDate: consents?.marketing.date ?? "",
    },
    cookies: (dates) =>
      consents === null ? "" : `${consentsCookie}=${encodeURIComponent(JSON.stringify(answered(dates)))}`,
  };
}
