import type { SessionUser } from "@jobami/api/auth/contract";
import type { Api } from "@jobami/api/http/client";
import { readingKey } from "@jobami/api/http/keys";
import type { FirstAnswer } from "../../../platform/reading/index.server.ts";
import { missionPagesOf, readMissionSearch, usualView } from "../missions/index.ts";

/** The page of missions that an address asks for, as its list reads it. */
export function missionsAnswers(
  api: Api,
  user: SessionUser,
  params: URLSearchParams,
): readonly FirstAnswer[] {
  const search = readMissionSearch(params, usualView(user));
  const { pages, filter } = missionPagesOf(search);
  const query = { ...filter, page: search.page };
  return [[readingKey(pages.route, {}, query), pages.read(api, query)]];
}
