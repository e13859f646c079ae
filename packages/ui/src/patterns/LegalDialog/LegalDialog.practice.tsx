import { LinkButton } from "../../components/LinkButton/index.ts";
import type { Practice } from "../../practice.ts";
import { Opened } from "../../testing/opened.tsx";
import { LegalDialog } from "./index.ts";

const ignore = () => {};
const whole = (
  <LinkButton href="#cgu" variant="secondary">
    Ouvrir dans une page
  </LinkButton>
);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <LegalDialog
                isOpen={isOpen}
                onClose={close}
                onRetry={ignore}
                title="Conditions d’utilisation"
                subtitle="Version 3, en vigueur depuis le 2 octobre 2026."
                status="shown"
                pageLink={whole}
              >
                <p>
                  Le service met en relation des personnes qui ont besoin d’un coup de main et celles qui le
                  donnent.
                </p>
              </LegalDialog>
            )}
          </Opened>
        ),
        why: "Read without leaving the form; which version it is stands at its head, and it can be opened alone and saved.",
      },
      dont: {
        sample: (
          <Opened>
            {(isOpen, close) => (
              <LegalDialog
                isOpen={isOpen}
                onClose={close}
                onRetry={ignore}
                title="Informations"
                subtitle="À lire."
                status="shown"
              >
                <p>En fermant cette fenêtre, vous acceptez les conditions.</p>
              </LegalDialog>
            )}
          </Opened>
        ),
        why: "Closing is no consent, and neither which text nor which version is stated. A Checkbox of the form consents.",
      },
    },
  ],
  writing: [
    ["The title is that of the text", "«\u202fConditions d’utilisation\u202f»"],
    ["The subtitle is its version and date", "«\u202fEn vigueur depuis le 2 octobre 2026\u202f»"],
  ],
  long: (
    <Opened>
      {(isOpen, close) => (
        <LegalDialog
          isOpen={isOpen}
          onClose={close}
          onRetry={ignore}
          title="Conditions particulières de l’assurance responsabilité civile professionnelle"
          subtitle="Version 12, en vigueur depuis le 2 octobre 2026, applicable à toutes les missions publiées depuis."
          status="failed"
          failedLabel="Ces conditions n’ont pas pu être chargées."
        />
      )}
    </Opened>
  ),
  rightToLeft: (
    <Opened command="عرض المثال">
      {(isOpen, close) => (
        <LegalDialog
          isOpen={isOpen}
          onClose={close}
          onRetry={ignore}
          title="شروط الاستخدام"
          subtitle="النسخة 3"
          status="shown"
        >
          <p>نص الشروط.</p>
        </LegalDialog>
      )}
    </Opened>
  ),
};
