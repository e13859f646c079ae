import {
  createForbiddenCountdownMachine,
  forbiddenCountdownView,
  forbiddenStayMs,
} from "@jobami/machines/flows/forbidden-countdown";
import { LinkButton } from "@jobami/ui/LinkButton";
import { CountdownNotice } from "@jobami/ui/patterns/CountdownNotice";
import { countdownText, errorWords } from "../../../apps/web/app/shell/copy.ts";
import { faceOf, nothing } from "../viewer/Standing.tsx";

const machine = createForbiddenCountdownMachine({ now: Date.now });

export const face = faceOf("forbidden-countdown", machine, (snapshot) => (
  <CountdownNotice
    {...forbiddenCountdownView(snapshot)}
    totalSeconds={forbiddenStayMs / 1000}
    sayTime={countdownText}
    stoppedWords={errorWords.forbiddenStopped}
    onStop={nothing}
    action={<LinkButton href="#connexion">{errorWords.signIn}</LinkButton>}
  />
));
