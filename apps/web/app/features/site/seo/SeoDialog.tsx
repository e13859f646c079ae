import type { SeoTrigger } from "@jobami/api/users/routes";
import { Button } from "@jobami/ui/Button";
import { Dialog } from "@jobami/ui/Dialog";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useEffect } from "react";
import { focusPage } from "../../../platform/focus/index.ts";
import { promotion, promotionTitles } from "./copy.ts";
import * as css from "./Seo.css.ts";

interface SeoDialogProps {
  isOpen: boolean;
  trigger: SeoTrigger;
  isActivating: boolean;
  onActivate: () => void;
  onClose: () => void;
}

/** Once the dialog is gone, the focus goes to the page where what had it is gone too: an activation takes the banner away. */
function useFocusRestored(): void {
  useEffect(
    () => () => {
      const keep = () => {
        if (document.activeElement === document.body) focusPage();
      };
      // The dialog gives the focus back in the first frame after it is gone.
      requestAnimationFrame(() => requestAnimationFrame(keep));
    },
    [],
  );
}

/** What it takes, as text. */
function Criteria() {
  useFocusRestored();
  return (
    <Stack gap={4}>
      <Stack gap={3} className={css.criteria}>
        <h3 id="seo-criteres" className={heading[4]}>
          {promotion.criteriaTitle}
        </h3>
        <Stack as="ul" gap={2} className={css.list} aria-labelledby="seo-criteres">
          {promotion.criteria.map((criterion) => (
            <li key={criterion}>{criterion}</li>
          ))}
        </Stack>
      </Stack>
      <p className={text.soft}>{promotion.note}</p>
    </Stack>
  );
}

/** What being referenced brings, what it takes, and the choice [SEO-20]. */
export function SeoDialog({ isOpen, trigger, isActivating, onActivate, onClose }: SeoDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={promotionTitles[trigger]}
      description={promotion.lead}
      closesOnBackdrop={!isActivating}
      closesOnEscape={!isActivating}
      isCloseDisabled={isActivating}
      actions={
        <>
          <Button isPending={isActivating} pendingLabel={promotion.activating} onClick={onActivate}>
            {promotion.activate}
          </Button>
          <Button variant="secondary" isDisabled={isActivating} onClick={onClose}>
            {promotion.later}
          </Button>
        </>
      }
    >
      <Criteria />
    </Dialog>
  );
}
