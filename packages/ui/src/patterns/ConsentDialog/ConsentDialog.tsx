import { type FormEvent, type ReactElement, type ReactNode, useId, useRef } from "react";
import { Banner } from "../../components/Banner/index.ts";
import { Button } from "../../components/Button/index.ts";
import { Checkbox } from "../../components/Checkbox/index.ts";
import { Dialog } from "../../components/Dialog/index.ts";
import { TextField } from "../../components/TextField/index.ts";
import * as css from "./ConsentDialog.css.ts";

/** What the modal shows. */
export interface ConsentDialogView {
  isOpen: boolean;
  firstName: string;
  lastName: string;
  isFirstNameMissing: boolean;
  isLastNameMissing: boolean;
  isTicked: boolean;
  isSending: boolean;
  canConfirm: boolean;
}

export interface ConsentDialogLabels {
  title: string;
  /** What ticking means; may hold links. */
  box: ReactNode;
  confirm: string;
  sending: string;
  later: string;
  firstName: string;
  lastName: string;
  firstNameMissing: string;
  lastNameMissing: string;
  /** Stated when a name is missing: what to do about it. */
  incomplete: string;
}

export interface ConsentDialogProps {
  /** What its machine shows of it. */
  view: ConsentDialogView;
  /** All its texts. */
  labels: ConsentDialogLabels;
  /** What is agreed to, in short. */
  children: ReactNode;
  /** Why the box must be ticked, once a person confirmed without. */
  boxError?: string | undefined;
  /** Why it could not be saved. */
  failure?: string | undefined;
  /** The box was ticked, or unticked. */
  onTick: (isTicked: boolean) => void;
  /** The person agreed. */
  onConfirm: () => void;
  /** Asked for by Esc and the buttons that put it off; the owner decides. */
  onClose: () => void;
}

/** Asks for a consent under the person's own names. A click beside it does not close it: leaving it is a choice of its own. */
export function ConsentDialog(props: ConsentDialogProps): ReactElement {
  const { view, labels, children, boxError, failure, onTick, onConfirm, onClose } = props;
  const formId = useId();
  const box = useRef<HTMLInputElement>(null);
  const isIncomplete = view.isFirstNameMissing || view.isLastNameMissing;
  function submit(event: FormEvent): void {
    event.preventDefault();
    onConfirm();
    // The box is read with why it has to be ticked.
    if (!view.isTicked) box.current?.focus();
  }
  return (
    <Dialog
      isOpen={view.isOpen}
      onClose={onClose}
      title={labels.title}
      closesOnBackdrop={false}
      closesOnEscape={!view.isSending}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            isDisabled={!view.canConfirm}
            isPending={view.isSending}
            pendingLabel={labels.sending}
          >
            {labels.confirm}
          </Button>
          <Button variant="secondary" isDisabled={view.isSending} onClick={onClose}>
            {labels.later}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} noValidate onSubmit={submit}>
        {failure && <Banner tone="danger" title={failure} announce="assertive" />}
        {isIncomplete && <Banner tone="warning" title={labels.incomplete} announce="polite" />}
        <div className={css.textBlock}>{children}</div>
        <div className={css.names}>
          <TextField
            label={labels.firstName}
            value={view.firstName}
            isReadOnly
            isRequired
            error={view.isFirstNameMissing ? labels.firstNameMissing : undefined}
          />
          <TextField
            label={labels.lastName}
            value={view.lastName}
            isReadOnly
            isRequired
            error={view.isLastNameMissing ? labels.lastNameMissing : undefined}
          />
        </div>
        <Checkbox
          ref={box}
          label={labels.box}
          isRequired
          checked={view.isTicked}
          isDisabled={view.isSending}
          error={boxError}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
      </form>
    </Dialog>
  );
}
