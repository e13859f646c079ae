import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { link } from "../../styles/text.css.ts";
import { Movable } from "./index.ts";

const ignore = () => {};
const idle = {
  isTaken: false,
  onTake: ignore,
  onStep: ignore,
  onDrag: ignore,
  onDrop: ignore,
  onLeave: ignore,
};

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Movable {...idle} label={"Déplacer\u00a0: Cours de maths"}>
            <a className={link} href="#cours">
              Cours de maths, 14&nbsp;h&nbsp;30 – 16&nbsp;h
            </a>
          </Movable>
        ),
        why: "The handle names what it takes; without a pointer it is the only way.",
      },
      dont: {
        sample: (
          <Movable {...idle} label="Déplacer">
            <a className={link} href="#cours-2">
              Cours de maths, 14&nbsp;h&nbsp;30 – 16&nbsp;h
            </a>
          </Movable>
        ),
        why: "A week has twenty of them: a screen reader lists twenty times « Déplacer ».",
      },
    },
    {
      do: {
        sample: (
          <Stack gap={2}>
            <Movable {...idle} label={"Déplacer\u00a0: Ménage"}>
              <span>Ménage, mardi 9&nbsp;h</span>
            </Movable>
            <a className={link} href="#modifier">
              Modifier l’horaire
            </a>
          </Stack>
        ),
        why: "A form beside it for whoever cannot pull, or knows the hour.",
      },
      dont: {
        sample: (
          <Movable {...idle} label={"Déplacer\u00a0: Priorité"}>
            <span>Priorité&nbsp;: haute</span>
          </Movable>
        ),
        why: "Where it would land means nothing: a value is chosen in a Select, not pulled.",
      },
    },
  ],
  writing: [["The verb, a colon, the name of the thing", "«\u202fDéplacer\u00a0: Cours de maths\u202f»"]],
  long: (
    <Movable {...idle} label={"Déplacer\u00a0: Accompagnement administratif"}>
      <span>
        Accompagnement administratif et démarches dématérialisées personnalisées, 14&nbsp;h&nbsp;30 –
        16&nbsp;h
      </span>
    </Movable>
  ),
  rightToLeft: (
    <Movable {...idle} label="نقل: درس رياضيات">
      <span>درس رياضيات</span>
    </Movable>
  ),
};
