import { visuallyHidden } from "@jobami/ui/styles";

/**
 * Whose password a form is about, for password managers: without it they store a new password under no name, or under another's.
 * They skip what is not drawn at all; people neither see it, reach it by the keyboard, nor hear it.
 */
export function UserName({ email }: { email: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className={visuallyHidden}
    />
  );
}
