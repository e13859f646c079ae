import { X } from "lucide-react";
import { type ReactElement, type ReactNode, useId } from "react";
import { IconButton } from "../../components/IconButton/index.ts";
import { heading } from "../../styles/text.css.ts";
import * as css from "./SignUpBanner.css.ts";

export interface SignUpBannerProps {
  /** What signing up brings; its heading. */
  title: string;
  /** One sentence. */
  children: ReactNode;
  /** The link that leads to the sign-up. */
  action: ReactNode;
  /** It slides out of the page, in 400 ms. */
  isLeaving?: boolean | undefined;
  /** The close button was pressed. */
  onClose: () => void;
  /** Names the close button for assistive tools. */
  closeLabel?: string | undefined;
}

/** A small invitation at the foot of the page, which can be sent away. */
export function SignUpBanner({
  title,
  children,
  action,
  isLeaving = false,
  onClose,
  closeLabel = "Fermer",
}: SignUpBannerProps): ReactElement {
  const titleId = useId();
  return (
    <section className={css.banner} data-leaving={isLeaving || undefined} aria-labelledby={titleId}>
      <div className={css.textBlock}>
        <h2 id={titleId} className={heading[4]}>
          {title}
        </h2>
        <p className={css.text}>{children}</p>
      </div>
      <div className={css.close}>
        <IconButton label={closeLabel} icon={<X strokeWidth={1.75} />} onClick={onClose} />
      </div>
      <div className={css.action}>{action}</div>
    </section>
  );
}
