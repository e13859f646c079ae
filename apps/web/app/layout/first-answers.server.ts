import type { SessionUser } from "@jobami/api/auth/contract";
import type { Api } from "@jobami/api/http/client";
import { homeAnswers } from "../features/missions/home/index.server.ts";
import { missionsAnswers } from "../features/missions/mission-pages/index.server.ts";
import { dashboardPath, missionsPath } from "../generated/paths.ts";
import type { FirstAnswer } from "../platform/reading/index.server.ts";
import { barAnswers } from "./bar-answers.server.ts";

type Answers = (api: Api, user: SessionUser, params: URLSearchParams) => readonly FirstAnswer[];

/** The pages that work begins with; the rest ask for what they show. */
const answersOfPages: Readonly<Record<string, Answers>> = {
  [dashboardPath]: homeAnswers,
  [missionsPath]: missionsAnswers,
};

/** What a page of a member shows first, and what surrounds it. */
export function firstAnswers({ pathname, searchParams }: URL) {
  const ofPage = answersOfPages[pathname.replace(/\/$/, "")];
  return (api: Api, user: SessionUser): readonly FirstAnswer[] => [
    ...barAnswers(api),
    ...(ofPage?.(api, user, searchParams) ?? []),
  ];
}
