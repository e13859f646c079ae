import { buttonStyle } from "@jobami/ui/Button";
import { Street } from "@jobami/ui/Street";
import { heading, text } from "@jobami/ui/styles";
import { errorWords } from "./copy.ts";
import * as css from "./ErrorScreen.css.ts";

const titles: Record<number, string> = {
  400: errorWords.badRequest,
  401: errorWords.unauthorized,
  404: errorWords.notFound,
  500: errorWords.server,
};
const helps: Record<number, string> = { 404: errorWords.notFoundHelp, 500: errorWords.serverHelp };

/** The page of an HTTP error: what happened, and the way home. The 403 page has its own screen. */
export function ErrorScreen({ status }: { status: number }) {
  return (
    <div className={css.screen}>
      <div className={css.picture}>
        <Street variant={status === 404 ? "missing" : "spot"} seed={`erreur ${status}`} />
      </div>
      <p className={text.overline}>Erreur {status}</p>
      <h1 className={heading[1]}>{titles[status] ?? errorWords.other}</h1>
      <p className={text.lead}>{helps[status] ?? errorWords.otherHelp}</p>
      <a className={buttonStyle()} href="/">
        {errorWords.backHome}
      </a>
    </div>
  );
}
