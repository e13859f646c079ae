import type { ReactElement, ReactNode } from "react";
import { Button, type ButtonProps } from "../components/Button/index.ts";
import { useGiven } from "./use-given.ts";

/** Parameters of the stories of what covers the page: on the page of its component each has a window of its own. */
export const covering = {
  layout: "fullscreen",
  docs: { story: { inline: false, height: "32rem" } },
} as const;

/** What covers the page, behind a button: a story of a dialog, or a sample of it beside another one. */
export function Opened({
  command = "Voir l’exemple",
  variant = "secondary",
  isOpen: given = false,
  onClose,
  children,
}: {
  command?: string;
  variant?: ButtonProps["variant"];
  isOpen?: boolean;
  onClose?: () => void;
  children: (isOpen: boolean, close: () => void) => ReactNode;
}): ReactElement {
  const [isOpen, setOpen] = useGiven(given);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {command}
      </Button>
      {children(isOpen, close)}
    </>
  );
}
