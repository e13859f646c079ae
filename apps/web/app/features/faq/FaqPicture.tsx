import { Street } from "@jobami/ui/Street";
import { Smile } from "lucide-react";
import { claims } from "../../words/claims.ts";
import * as css from "./FaqSection.css.ts";

/** The picture beside the title, on wide screens, with the claim on it [FAQ-02]. */
export function FaqPicture() {
  const { text, isShown } = claims.satisfiedClients;
  return (
    <div className={css.picture}>
      <Street seed="rue des questions" />
      {isShown && (
        <p className={css.badge}>
          <Smile size={20} aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
