import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { Button } from "../Button/index.ts";
import { Checkbox } from "../Checkbox/index.ts";
import { Switch } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <Switch label="Moins d’animations" help="Les pages changent sans glisser." />,
        why: "It acts at once, and its text is the same on or off.",
      },
      dont: {
        sample: <Switch label="Animations désactivées" />,
        why: "Off, it states « animations désactivées » too: is that so, or would it be?",
      },
    },
    {
      do: {
        sample: <Checkbox label="Mission urgente" />,
        why: "What counts when the form is sent is a Checkbox.",
      },
      dont: {
        sample: (
          <Stack gap={3} align="start">
            <Switch label="Mission urgente" />
            <Button>Publier</Button>
          </Stack>
        ),
        why: "A switch before a send button: pressed, nothing has happened yet.",
      },
    },
  ],
  writing: [
    ["What is on when it is on, a noun", "«\u202fMoins d’animations\u202f», not «\u202fActiver…\u202f»"],
  ],
  long: (
    <Switch
      label="Recevoir une notification pour chaque réparation d’électroménager reconditionné"
      help={"Au plus trois par jour, jamais entre 21\u00a0h et 8\u00a0h."}
      defaultChecked
    />
  ),
  rightToLeft: <Switch label="حركة أقل" help="تتغير الصفحات دون انزلاق." />,
};
