import { mostArrivalPath } from "@jobami/api/auth/routes";
import { isOwnPath } from "@jobami/machines/destination";
import { wishOf, withWish } from "../../../entities/service/index.ts";
import { composePath } from "../../../generated/paths.ts";

/** Where a person was going who is to sign up, by the address of the sign-up: a page, or the mission that they came for; null for neither. */
export function goingTo(query: URLSearchParams): string | null {
  const wish = wishOf(query);
  const path = query.get("from") ?? (wish === null ? null : withWish(composePath, wish));
  return path !== null && isOwnPath(path) && path.length <= mostArrivalPath ? path : null;
}

/** What they come for: as their link states it, or by where they were going. */
export function intentOf(query: URLSearchParams): "jobbeur" | "other" | null {
  const wanted = query.get("profil");
  if (wanted === "jobbeur" || wanted === "other") return wanted;
  return goingTo(query)?.startsWith(composePath) ? "other" : null;
}
