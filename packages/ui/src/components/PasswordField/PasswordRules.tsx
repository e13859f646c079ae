import { CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { rule as ruleClass, rules as rulesClass } from "./PasswordField.css.ts";

/** One thing a new password must have, and whether what is typed has it. */
export interface PasswordRule {
  label: string;
  met: boolean;
}

/** The rules of a new password with their live state: mark and text; a screen reader hears the count change. */
export function PasswordRules({ rules, name }: { rules: readonly PasswordRule[]; name: string }): ReactNode {
  const met = rules.filter((rule) => rule.met).length;
  return (
    <>
      <ul className={rulesClass} aria-label={name}>
        {rules.map((rule) => (
          <li key={rule.label} className={ruleClass} data-met={rule.met ? "" : undefined}>
            {rule.met ? <CircleCheck /> : <CircleDashed />}
            <span>
              {rule.label}
              <span className={visuallyHidden}>{rule.met ? " : respecté" : " : à respecter"}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={visuallyHidden} aria-live="polite">
        {met > 0
          ? `${met} règles sur ${rules.length} respectées`.replace(/^1 règles (.*)s$/, "1 règle $1")
          : ""}
      </p>
    </>
  );
}
