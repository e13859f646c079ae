import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Dialog, Heading } from "react-aria-components/Dialog";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { ScrollRegion } from "../../internal/ScrollRegion.tsx";
import { closeButton } from "../../styles/close.css.ts";
import { heading } from "../../styles/text.css.ts";
import { scrim } from "../Dialog/Dialog.css.ts";
import * as css from "./Drawer.css.ts";

export interface DrawerProps {
  /** Whether it is shown; the owner keeps it. */
  isOpen: boolean;
  /** Asked for by Esc, the close button, a press outside, or when the drawer cannot be fetched; the owner decides. */
  onClose: () => void;
  /** Heading and name of the drawer. */
  title: string;
  /** What the drawer holds. */
  children: ReactNode;
  /** Stays in sight under what scrolls. */
  footer?: ReactNode;
  /** The edge of the screen it slides in from. */
  side?: "start" | "end" | undefined;
  /** Names the close button for assistive tools. */
  closeLabel?: string | undefined;
}

/** The sliding panel itself, fetched when a drawer first opens. */
export function DrawerBody(props: DrawerProps): ReactElement {
  const { isOpen, onClose, title, children, footer, side = "start", closeLabel = "Fermer" } = props;
  return (
    <I18nProvider locale="fr-FR">
      <ModalOverlay
        className={`${scrim} ${css.scrim}`}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable
      >
        <Modal className={css.side[side]}>
          <Dialog className={css.dialog}>
            <div className={css.header}>
              <Heading slot="title" className={heading[3]}>
                {title}
              </Heading>
              <button type="button" className={closeButton} aria-label={closeLabel} onClick={onClose}>
                <X size={20} strokeWidth={1.75} />
              </button>
            </div>
            <ScrollRegion label={title} className={css.content}>
              {children}
            </ScrollRegion>
            {footer ? <div className={css.footer}>{footer}</div> : null}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
