import { useNavigate } from "react-router";
import { useChosen } from "./use-chosen.ts";

/** What a list is narrowed by, stored in the page's address, and what changes a part of it: on its first page again, where the page stands. */
export function useNarrowing<Search extends { page: number } | { cursor: string }>(
  addressed: Search,
  pathOf: (search: Search) => string,
): [shown: Search, narrow: (change: Partial<Search>) => void] {
  const navigate = useNavigate();
  const [shown, choose] = useChosen(addressed, (next) =>
    navigate(pathOf(next), { preventScrollReset: true }),
  );
  const first = "page" in shown ? { page: 1 } : { cursor: "" };
  return [shown, (change) => choose({ ...shown, ...change, ...first })];
}
