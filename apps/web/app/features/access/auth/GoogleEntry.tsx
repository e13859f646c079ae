import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { usePageFacts } from "../../../platform/page/index.ts";
import * as css from "./GoogleButton.css.ts";
import { GoogleButton } from "./GoogleButton.tsx";
import { googleButton } from "./google-button.copy.ts";

/** The other way in, below a form; where it does not exist, that is stated [LOGIN-02]. */
export function GoogleEntry({ from = null }: { from?: string | null }) {
  const { hasGoogle } = usePageFacts();
  if (!hasGoogle) return <p className={text.small}>{googleButton.unavailable}</p>;
  return (
    <Stack gap={5}>
      <p className={css.or}>{googleButton.or}</p>
      <GoogleButton from={from} />
    </Stack>
  );
}
