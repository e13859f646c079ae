import type { Practice } from "../../practice.ts";
import { VoiceStatusPanel } from "./index.ts";

const ignore = () => {};

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <VoiceStatusPanel
            status="processing"
            transcript="publier une mission"
            problem={null}
            onHide={ignore}
          />
        ),
        why: "What was heard, as it was understood: a wrong ear is seen before anything is done.",
      },
      dont: {
        sample: <VoiceStatusPanel status="processing" transcript="" problem={null} onHide={ignore} />,
        why: "It works on something, and no one can check what it heard.",
      },
    },
    {
      do: {
        sample: (
          <VoiceStatusPanel
            status="idle"
            transcript=""
            problem={"Je n’ai pas compris. Dites par exemple «\u202fpublier une mission\u202f»."}
            onHide={ignore}
          />
        ),
        why: "What went wrong, and a sentence that works.",
      },
      dont: {
        sample: (
          <VoiceStatusPanel status="unavailable" transcript="" problem="NotAllowedError" onHide={ignore} />
        ),
        why: "The browser’s name for it: the person has to allow the microphone, and where is not stated.",
      },
    },
  ],
  writing: [
    ["What the microphone does, in the first person", "«\u202fJe vous écoute…\u202f»"],
    ["A problem ends in what to try", "«\u202fDites par exemple «\u202fpublier une mission\u202f».\u202f»"],
  ],
  long: (
    <VoiceStatusPanel
      status="answering"
      transcript="quelles sont les réparations d’électroménager reconditionné les plus proches"
      answer="Trois réparations d’électroménager reconditionné sont demandées à moins de dix kilomètres."
      problem={null}
      onHide={ignore}
    />
  ),
  rightToLeft: (
    <VoiceStatusPanel
      status="listening"
      transcript="نشر مهمة"
      problem={null}
      onHide={ignore}
      labels={{ listening: "أستمع إليك…" }}
      hideLabel="إخفاء"
    />
  ),
};
