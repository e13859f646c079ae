import type { Practice } from "../../practice.ts";
import { link } from "../../styles/text.css.ts";
import { Checkbox } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <Checkbox label="Recevoir les nouvelles missions par e-mail" />,
        why: "Ticking means yes to what is written.",
      },
      dont: {
        sample: <Checkbox label="Ne pas recevoir les nouvelles missions par e-mail" />,
        why: "A yes to a no: whoever wants the mails has to leave empty what seems to ask for them.",
      },
    },
    {
      do: {
        sample: (
          <Checkbox
            label={
              <>
                J’accepte les{" "}
                <a className={link} href="#cgu">
                  conditions d’utilisation
                </a>
              </>
            }
            isRequired
          />
        ),
        why: "A consent is given by a gesture of one’s own; the link opens what is agreed to.",
      },
      dont: {
        sample: <Checkbox label="J’accepte de recevoir des offres de partenaires" defaultChecked />,
        why: "Ticked beforehand it is no consent: the law does not count it.",
      },
    },
  ],
  writing: [
    [
      "The first person where it commits, the infinitive where it sets",
      "«\u202fJ’accepte…\u202f», «\u202fRecevoir…\u202f»",
    ],
    [
      "No question: the box is the answer",
      "«\u202fMission urgente\u202f», not «\u202fEst-ce urgent\u202f?\u202f»",
    ],
  ],
  long: (
    <Checkbox
      label="J’atteste sur l’honneur que l’assurance responsabilité civile professionnelle que je joins est en cours de validité"
      help="Elle est vérifiée sous deux jours ouvrés."
    />
  ),
  rightToLeft: <Checkbox label="أوافق على الشروط" help="يمكنك تغيير رأيك لاحقًا." />,
};
