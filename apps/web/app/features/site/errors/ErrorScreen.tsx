import { buttonStyle } from "@jobami/ui/Button";
import { Stack } from "@jobami/ui/layout/Stack";
import { Street } from "@jobami/ui/Street";
import { heading, link, targetLine, text } from "@jobami/ui/styles";
import { helpPath, landingPath } from "../../../generated/paths.ts";
import { errorCopy, errorTitle } from "./copy.ts";
import { ErrorReference } from "./ErrorReference.tsx";
import * as css from "./ErrorScreen.css.ts";

const helps: Record<number, string> = {
  404: errorCopy.notFoundHelp,
  500: errorCopy.serverHelp,
  503: errorCopy.unavailableHelp,
};

/** The page of an HTTP error: what happened, and the way home. The 403 page has its own screen. */
export function ErrorScreen({ status }: { status: number }) {
  return (
    <Stack gap={4} align="center" justify="center" className={css.screen}>
      <div className={css.picture}>
        <Street variant={status === 404 ? "missing" : "spot"} seed={`erreur ${status}`} />
      </div>
      <p className={text.overline}>Erreur {status}</p>
      <h1 className={heading[1]}>{errorTitle(status)}</h1>
      <p className={text.lead}>{helps[status] ?? errorCopy.otherHelp}</p>
      {import.meta.env.SSR && <ErrorReference />}
      <a className={buttonStyle()} href={landingPath}>
        {errorCopy.backHome}
      </a>
      {status === 404 && (
        <a className={`${link} ${targetLine}`} href={helpPath}>
          {errorCopy.toHelp}
        </a>
      )}
    </Stack>
  );
}
