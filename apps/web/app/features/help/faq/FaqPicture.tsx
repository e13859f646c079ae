import { Inline } from "@jobami/ui/layout/Inline";
import { Street } from "@jobami/ui/Street";
import { Smile } from "lucide-react";
import { claims } from "../../../entities/claims/index.ts";
import * as css from "./FaqSection.css.ts";

/** The picture beside the title, on wide screens, with the claim on it [FAQ-02]. */
export function FaqPicture() {
  const { text, isShown } = claims.satisfiedClients;
  return (
    <div className={css.picture}>
      <Street seed="rue des questions" />
      {isShown && (
        <Inline as="p" gap={2} isOneLine align="center" className={css.badge}>
          <Smile size={20} />
          {text}
        </Inline>
      )}
    </div>
  );
}
