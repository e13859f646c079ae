import { Eye, EyeOff, TriangleAlert } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { announce } from "../../announce.ts";
import { controlState, Field, type FieldProps } from "../../internal/Field.tsx";
import { InputFrame } from "../../internal/InputFrame.tsx";
import { bareInput } from "../../styles/control-frame.css.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { capsLock } from "./PasswordField.css.ts";
import { type PasswordRule, PasswordRules } from "./PasswordRules.tsx";

type Native = Omit<
  ComponentProps<"input">,
  "className" | "style" | "children" | "disabled" | "readOnly" | "required" | "size" | "type" | "autoComplete"
>;

/** French texts of the field; any can be replaced. */
const frenchLabels = {
  show: "Afficher le mot de passe",
  hide: "Masquer le mot de passe",
  shown: "Mot de passe affiché",
  hidden: "Mot de passe masqué",
  capsLock: "La touche Verr. Maj est active.",
  rules: "Règles du mot de passe",
};

export interface PasswordFieldProps extends Native, Omit<FieldProps, "isReadOnly"> {
  /** Informs password managers whether to fill or to suggest. */
  autoComplete: "current-password" | "new-password";
  /** Rules of a new password with their live state; computed by the form. */
  rules?: readonly PasswordRule[] | undefined;
  /** Its own texts, in another wording. */
  labels?: Partial<typeof frenchLabels> | undefined;
}

/** A password, masked until its owner asks to see it. Takes `{...register("password")}` as it is. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { label, isLabelHidden, help, error, isRequired, isOptional, isDisabled, labels, rules, ...rest } =
    props;
  const { isRequiredShown, id: givenId, onKeyUp, onBlur, ...native } = rest;
  const ownId = useId();
  const id = givenId ?? ownId;
  const allTexts = { ...frenchLabels, ...labels };
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);

  function toggle(): void {
    setShown(!isShown);
    announce(isShown ? allTexts.hidden : allTexts.shown);
  }
  function watchCapsLock(event: KeyboardEvent<HTMLInputElement>): void {
    setCapsLock(event.getModifierState("CapsLock"));
    onKeyUp?.(event);
  }

  return (
    <Field {...{ id, label, isLabelHidden, help, error, isRequired, isOptional, isRequiredShown }}>
      <InputFrame
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        actions={
          <IconButton
            label={isShown ? allTexts.hide : allTexts.show}
            icon={isShown ? <EyeOff /> : <Eye />}
            isDisabled={isDisabled}
            onClick={toggle}
          />
        }
      >
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...native}
          id={id}
          type={isShown ? "text" : "password"}
          className={bareInput}
          disabled={isDisabled}
          {...controlState(id, { isRequired, help, error })}
          onKeyUp={watchCapsLock}
          onBlur={(event) => {
            setCapsLock(false);
            onBlur?.(event);
          }}
        />
      </InputFrame>
      {hasCapsLock ? (
        <p className={capsLock} role="status">
          <TriangleAlert />
          {allTexts.capsLock}
        </p>
      ) : null}
      {rules ? <PasswordRules rules={rules} name={allTexts.rules} /> : null}
    </Field>
  );
}
