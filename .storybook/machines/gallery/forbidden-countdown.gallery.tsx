import {
  createForbiddenCountdownMachine,
  forbiddenCountdownView,
  forbiddenStayMs,
} from "@jobami/machines/navigation/forbidden-countdown";
import { LinkButton } from "@jobami/ui/LinkButton";
import { CountdownNotice } from "@jobami/ui/patterns/CountdownNotice";
import { countdownText, forbiddenCopy } from "../../../apps/web/app/features/site/errors/forbidden-copy.ts";
import { galleryOf, nothing } from "./Gallery.tsx";

const machine = createForbiddenCountdownMachine({ now: Date.now });

export const gallery = galleryOf("navigation/forbidden-countdown", machine, (snapshot) => (
  <CountdownNotice
    {...forbiddenCountdownView(snapshot)}
    totalSeconds={forbiddenStayMs / 1000}
    timeText={countdownText}
    stoppedText={forbiddenCopy.stopped}
    onStop={nothing}
    action={<LinkButton href="#connexion">{forbiddenCopy.signIn}</LinkButton>}
  />
));
