import { type GoogleProblem, googleProblems } from "@jobami/api/google/routes";
import { Banner } from "@jobami/ui/Banner";
import { useSearchParams } from "react-router";
import { googleProblemText } from "./google-problem.copy.ts";

const isProblem = (text: string | null): text is GoogleProblem =>
  (googleProblems as readonly (string | null)[]).includes(text);

/** Why a sign-in with Google came back without anybody signed in, and the way on. */
export function GoogleProblemBanner() {
  const [query] = useSearchParams();
  const problem = query.get("google");
  if (!isProblem(problem)) return null;
  const { title, lead } = googleProblemText[problem];
  return (
    <Banner tone="warning" title={title} announce="polite">
      {lead}
    </Banner>
  );
}
