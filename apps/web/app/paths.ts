import {
  clientDetailPattern,
  composePath,
  conversationPattern,
  legalTextPattern,
  loginPath,
  matchingPath,
  missionEditingPattern,
  missionPattern,
  publicProfilePattern,
  registrationPath,
  seenProfilePattern,
  serviceCityPattern,
  servicesSearchPath,
} from "./generated/paths.ts";

/** The page of one mission. */
export function missionPath(id: string): string {
  return missionPattern.replace(":id", encodeURIComponent(id));
}

/** Where the owner of a mission states it otherwise. */
export function missionEditingPath(id: string): string {
  return missionEditingPattern.replace(":id", encodeURIComponent(id));
}

/** Where a mission begins as another one stands. */
export function repeatPath(id: string): string {
  return `${composePath}?${new URLSearchParams({ modele: id })}`;
}

/** One conversation. */
export function conversationPath(id: string): string {
  return conversationPattern.replace(":id", encodeURIComponent(id));
}

/** One client of a jobbeur. */
export function clientPath(id: string): string {
  return clientDetailPattern.replace(":id", encodeURIComponent(id));
}

/** The profile of a person as others see it, by the name in its address: inside the dashboard, or for everybody. */
export function profilePath(slug: string, place: "dashboard" | "public" = "dashboard"): string {
  const pattern = place === "public" ? publicProfilePattern : seenProfilePattern;
  return pattern.replace(":slug", encodeURIComponent(slug));
}

/** The page of a service in a commune, by the names of both in an address [APP-03]. */
export function serviceCityPath(service: string, ville: string): string {
  return serviceCityPattern
    .replace(":service", encodeURIComponent(service))
    .replace(":ville", encodeURIComponent(ville));
}

/** The search for who offers a service of the list [FOOT-06]. */
export function serviceSearchPath(category: string, subcategory = ""): string {
  const query = new URLSearchParams({ category, ...(subcategory === "" ? {} : { subcategory }) });
  return `${servicesSearchPath}?${query}`;
}

/** One proposal on a mission's page. */
export function proposalPath(missionId: string, proposalId: string): string {
  return `${missionPath(missionId)}?proposition=${encodeURIComponent(proposalId)}`;
}

/** A page of the comments on a mission, below it. */
export function commentsPath(missionId: string, page = 1): string {
  return `${missionPath(missionId)}${page > 1 ? `?commentaires=${page}` : ""}#commentaires`;
}

/** A page of the missions that suit a jobbeur, with those that they dismissed or without. */
export function matchingListPath({ page = 1, showRejected = false } = {}): string {
  const params = new URLSearchParams();
  if (showRejected) params.set("ecartees", "oui");
  if (page > 1) params.set("page", String(page));
  const text = params.toString();
  return text === "" ? matchingPath : `${matchingPath}?${text}`;
}

/** The proposals on a mission beside each other. */
export function comparisonPath(missionId: string): string {
  return `${missionPath(missionId)}?comparer=prix`;
}

/** The sign-up of a person who searches for a jobbeur or wants to be one. */
export function registrationAs(profile: "jobbeur" | "other"): string {
  return `${registrationPath}?profil=${profile}`;
}

/** The sign-up that leads where a person was going. */
export function registrationFrom(from: string | null): string {
  return from === null ? registrationPath : `${registrationPath}?from=${encodeURIComponent(from)}`;
}

/** Where the sections of a legal text are read for its modal. */
export function legalTextPath(key: string): string {
  return legalTextPattern.replace(":page", key);
}

/** The sign-in, which leads back to where a person came from. */
export function loginFrom(from: string): string {
  return `${loginPath}?from=${encodeURIComponent(from)}`;
}
