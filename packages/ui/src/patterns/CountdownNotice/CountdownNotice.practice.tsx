import { LinkButton } from "../../components/LinkButton/index.ts";
import { UndoBar } from "../../components/UndoBar/index.ts";
import type { Practice } from "../../practice.ts";
import { Framed } from "../../testing/framed.tsx";
import { CountdownNotice } from "./index.ts";

const ignore = () => {};
const notice = {
  totalSeconds: 5,
  isStopped: false,
  stoppedText: "Vous restez sur cette page.",
  onStop: ignore,
};

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <CountdownNotice
            {...notice}
            secondsLeft={4}
            timeText={(seconds) => `Vous allez à la page de connexion dans ${seconds} secondes.`}
            action={<LinkButton href="#connexion">Se connecter</LinkButton>}
          />
        ),
        why: "What comes, when, the way to have it now, and the way to stay.",
      },
      dont: {
        sample: (
          <CountdownNotice
            {...notice}
            secondsLeft={2}
            totalSeconds={3}
            timeText={(seconds) => `Redirection dans ${seconds}…`}
            stopLabel="X"
          />
        ),
        why: "Three seconds to read and to reach a button named « X »; where to is not stated.",
      },
    },
    {
      do: {
        sample: (
          <Framed height={130}>
            <UndoBar
              undo={{ message: "Message archivé", progress: 0.3, secondsLeft: 5, isPaused: false }}
              onUndo={ignore}
              onDismiss={ignore}
              onPause={ignore}
              onResume={ignore}
            />
          </Framed>
        ),
        why: "What has happened already and can be taken back is an UndoBar.",
      },
      dont: {
        sample: (
          <CountdownNotice
            {...notice}
            secondsLeft={9}
            totalSeconds={10}
            timeText={(seconds) => `Votre paiement part dans ${seconds} secondes.`}
          />
        ),
        why: "Doing nothing pays: what binds a person wants a press of theirs.",
      },
    },
  ],
  writing: [
    ["The sentence ends in the time", "«\u202f… dans 4 secondes.\u202f»"],
    ["Stopping is stated as what stays", "«\u202fRester sur cette page\u202f»"],
  ],
  long: (
    <CountdownNotice
      {...notice}
      secondsLeft={4}
      timeText={(seconds) =>
        `Vous allez être conduit à la page de l’attestation d’assurance responsabilité civile dans ${seconds} secondes.`
      }
      stopLabel="Rester sur la page de la proposition"
    />
  ),
  rightToLeft: (
    <CountdownNotice
      {...notice}
      secondsLeft={4}
      timeText={(seconds) => `ستنتقل خلال ${seconds} ثوان.`}
      stopLabel="البقاء"
      stoppedText="بقيت."
    />
  ),
};
