import { X } from "lucide-react";
import { type ReactElement, type ReactNode, Suspense, useEffect, useId, useRef } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { ScrollRegion } from "../../internal/ScrollRegion.tsx";
import { heading } from "../../styles/text.css.ts";
import * as css from "./Dialog.css.ts";

export interface DialogProps {
  /** Whether it is shown; the owner keeps it. */
  isOpen: boolean;
  /** Asked for by Esc, the close button or the backdrop; the owner decides. */
  onClose: () => void;
  /** Names the dialog; its heading. */
  title: string;
  /** One or two sentences under the title; a confirmation names here what is lost. */
  description?: ReactNode;
  /** What the dialog holds, under its description. */
  children?: ReactNode;
  /** Buttons, the main one first: right to left on a laptop, stacked on a phone. A question begins on the last one, which loses nothing. */
  actions?: ReactNode;
  /** `alertdialog` asks for a decision: no close button, and the backdrop does not close it. */
  role?: "dialog" | "alertdialog" | undefined;
  /** Whether a press beside it asks to close it. */
  closesOnBackdrop?: boolean | undefined;
  /** Off while leaving would lose something under way. */
  closesOnEscape?: boolean | undefined;
  /** The close button cannot be pressed while something is under way. */
  isCloseDisabled?: boolean | undefined;
  /** Its greatest width; a question is `small`. */
  size?: keyof typeof css.size | undefined;
  /** Names the close button for assistive tools. */
  closeLabel?: string | undefined;
  /** Names the content where it is longer than the screen and scrolls by itself. */
  contentLabel?: string | undefined;
  /** Shown while lazy children load. */
  loadingLabel?: string | undefined;
}

/** A task or a question that holds back the page: keeps the focus inside and gives it back on leaving. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  children,
  actions,
  role = "dialog",
  closesOnBackdrop = role === "dialog",
  closesOnEscape = true,
  isCloseDisabled = false,
  size = role === "dialog" ? "medium" : "small",
  closeLabel = "Fermer",
  contentLabel = "Contenu",
  loadingLabel = "Chargement…",
}: DialogProps): ReactElement {
  const descriptionId = useId();
  return (
    <I18nProvider locale="fr-FR">
      <ModalOverlay
        className={css.scrim}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable={closesOnBackdrop}
        isKeyboardDismissDisabled={!closesOnEscape}
      >
        <Modal className={css.size[size]}>
          <AriaDialog
            className={css.dialog}
            role={role}
            {...(description ? { "aria-describedby": descriptionId } : {})}
          >
            <div className={css.header}>
              <Heading slot="title" className={heading[3]}>
                {title}
              </Heading>
              {role === "dialog" && (
                <button
                  type="button"
                  className={css.close}
                  aria-label={closeLabel}
                  disabled={isCloseDisabled}
                  onClick={onClose}
                >
                  <X size={20} strokeWidth={1.75} />
                </button>
              )}
              {description && (
                <div id={descriptionId} className={css.description}>
                  {description}
                </div>
              )}
            </div>
            <ScrollRegion label={contentLabel} className={css.content}>
              {children && (
                <Suspense
                  fallback={
                    <p role="status" className={css.waiting}>
                      {loadingLabel}
                    </p>
                  }
                >
                  {children}
                </Suspense>
              )}
            </ScrollRegion>
            {actions && <Actions beginsOnLast={role === "alertdialog"}>{actions}</Actions>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

/** Its effect comes before that of the dialog around it, which leaves the focus where it already is inside. */
function Actions({ beginsOnLast, children }: { beginsOnLast: boolean; children: ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const answers = place.current?.querySelectorAll<HTMLElement>("button, a[href]") ?? [];
    if (beginsOnLast) [...answers].at(-1)?.focus();
  }, [beginsOnLast]);
  return (
    <div ref={place} className={css.actions}>
      {children}
    </div>
  );
}
