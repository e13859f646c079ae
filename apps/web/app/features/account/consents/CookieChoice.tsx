import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { cookieChoicePath } from "../../../generated/paths.ts";
import { PostFields } from "../../../platform/forms/index.ts";
import * as css from "./CookieChoice.css.ts";
import { cookieCopy } from "./cookie-copy.ts";

/** The choice about cookies without scripts, on the page about them; with scripts the banner asks. */
export function CookieChoice() {
  return (
    <noscript>
      <PostFields form="cookie-choice" />
      <Stack
        as={Form}
        id="cookie-choice"
        gap={3}
        className={css.choice}
        method="post"
        action={cookieChoicePath}
      >
        <h2 id="choix" className={heading[2]}>
          {cookieCopy.choiceTitle}
        </h2>
        <p className={text.soft}>{cookieCopy.text}</p>
        <Inline gap={3}>
          <Button type="submit" name="choice" value="all">
            {cookieCopy.acceptAll}
          </Button>
          <Button type="submit" variant="secondary" name="choice" value="none">
            {cookieCopy.refuse}
          </Button>
        </Inline>
      </Stack>
    </noscript>
  );
}
