import type { ReactElement, ReactNode } from "react";
import { Banner } from "../../components/Banner/index.ts";
import { Button } from "../../components/Button/index.ts";
import { Dialog } from "../../components/Dialog/index.ts";
import { Spinner } from "../../components/Spinner/index.ts";
import * as css from "./LegalDialog.css.ts";

export interface LegalDialogProps {
  /** Whether it is shown; the owner keeps it. */
  isOpen: boolean;
  /** Names the dialog; its heading. */
  title: string;
  /** Which version it is, and since when. */
  subtitle: string;
  /** How far the reading of the text is. */
  status: "loading" | "shown" | "failed";
  /** The text, once it is shown. */
  children?: ReactNode;
  /** Leads to the same text as a page. */
  pageLink?: ReactNode;
  /** Asked for by Esc, the close button or the backdrop; the owner decides. */
  onClose: () => void;
  /** Reads the text again. */
  onRetry: () => void;
  /** Stands in place of the text while it is awaited. */
  loadingLabel?: string | undefined;
  /** Stands in place of the text when it could not be read. */
  failedLabel?: string | undefined;
  /** Text of the button that reads again. */
  retryLabel?: string | undefined;
}

/** A legal text over the page that is being read or filled in, so that nothing of it is lost. */
export function LegalDialog({
  isOpen,
  title,
  subtitle,
  status,
  children,
  pageLink,
  onClose,
  onRetry,
  loadingLabel = "Chargement du texte…",
  failedLabel = "Ce texte n’a pas pu être chargé.",
  retryLabel = "Réessayer",
}: LegalDialogProps): ReactElement {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={subtitle}
      size="large"
      actions={pageLink}
    >
      {status === "loading" && (
        <div className={css.waiting} role="status">
          <Spinner size="large" />
          <p>{loadingLabel}</p>
        </div>
      )}
      {status === "failed" && (
        <Banner
          tone="danger"
          title={failedLabel}
          announce="assertive"
          action={
            <Button variant="secondary" size="small" onClick={onRetry}>
              {retryLabel}
            </Button>
          }
        />
      )}
      {status === "shown" && children}
    </Dialog>
  );
}
