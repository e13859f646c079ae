import {
  createForbiddenCountdownMachine,
  forbiddenCountdownView,
  forbiddenStayMs,
} from "@jobami/machines/navigation/forbidden-countdown";
import { Stack } from "@jobami/ui/layout/Stack";
import { CountdownNotice } from "@jobami/ui/patterns/CountdownNotice";
import { Street } from "@jobami/ui/Street";
import { heading, text } from "@jobami/ui/styles";
import { useLocation, useNavigate } from "react-router";
import { loginPath } from "../../../generated/paths.ts";
import { loginFrom } from "../../../paths.ts";
import { systemClock } from "../../../platform/clock/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { errorCopy } from "./copy.ts";
import * as css from "./ErrorScreen.css.ts";
import { countdownText, forbiddenCopy } from "./forbidden-copy.ts";

const machine = createForbiddenCountdownMachine({ now: systemClock.now });

/** The sign-in page, which leads back to where a person came from; no one came for a page of errors. */
function loginFor(path: string): string {
  return path.startsWith("/error-") ? loginPath : loginFrom(path);
}

/** The 403 page: who it is for, and the way to sign in, taken by itself after 5 s [ERR-07, ERR-08]. */
export function ForbiddenScreen() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const login = loginFor(pathname + search);
  const [snapshot, send] = useFlow(
    machine,
    { to: login },
    { navigate: ({ to }) => navigate(to, { replace: true }) },
  );
  const { secondsLeft, isStopped } = forbiddenCountdownView(snapshot);
  return (
    <Stack gap={4} align="center" justify="center" className={css.screen}>
      <div className={css.picture}>
        <Street variant="spot" seed="porte close" />
      </div>
      <p className={text.overline}>Erreur 403</p>
      <h1 className={heading[1]}>{errorCopy.forbidden}</h1>
      <CountdownNotice
        secondsLeft={secondsLeft}
        totalSeconds={forbiddenStayMs / 1000}
        timeText={countdownText}
        isStopped={isStopped}
        stoppedText={forbiddenCopy.stopped}
        onHold={() => send({ type: "buttons.focused" })}
        onRelease={() => send({ type: "buttons.left" })}
        onStop={() => send({ type: "stay.chosen" })}
        action={<LinkButton to={login}>{forbiddenCopy.signIn}</LinkButton>}
      />
    </Stack>
  );
}
