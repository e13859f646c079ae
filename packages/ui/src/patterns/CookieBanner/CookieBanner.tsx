import { Cookie, X } from "lucide-react";
import { type ReactElement, type ReactNode, useId } from "react";
import { Button } from "../../components/Button/index.ts";
import { IconButton } from "../../components/IconButton/index.ts";
import { heading } from "../../styles/text.css.ts";
import * as css from "./CookieBanner.css.ts";

export interface CookieBannerWords {
  title: string;
  customise: string;
  refuse: string;
  accept: string;
  close: string;
}

export interface CookieBannerProps {
  /** Refusing is as easy as accepting: the two look the same. */
  onAccept: () => void;
  onRefuse: () => void;
  onCustomise: () => void;
  /** Hides the banner; nothing is consented. */
  onClose: () => void;
  /** What the cookies are for, in a sentence or two; may hold a link. */
  children?: ReactNode;
  words?: Partial<CookieBannerWords> | undefined;
}

const french: CookieBannerWords = {
  title: "Des cookies ?",
  customise: "Personnaliser",
  refuse: "Refuser",
  accept: "Tout accepter",
  close: "Fermer",
};

/** The question about cookies: yes, no, or one by one. It covers nothing for good: whoever mounts it leaves room for the page under it. */
export function CookieBanner({
  onAccept,
  onRefuse,
  onCustomise,
  onClose,
  children = "Les cookies nécessaires font marcher le site. Les autres attendent votre accord.",
  words,
}: CookieBannerProps): ReactElement {
  const said = { ...french, ...words };
  const titleId = useId();
  return (
    <section className={css.banner} aria-labelledby={titleId}>
      <div className={css.words}>
        <h2 id={titleId} className={`${heading[4]} ${css.title}`}>
          <Cookie className={css.icon} size={22} strokeWidth={1.75} aria-hidden="true" />
          {said.title}
        </h2>
        <p className={css.text}>{children}</p>
      </div>
      <div className={css.close}>
        <IconButton label={said.close} icon={<X strokeWidth={1.75} />} onClick={onClose} />
      </div>
      <div className={css.actions}>
        <Button variant="secondary" onClick={onAccept}>
          {said.accept}
        </Button>
        <Button variant="secondary" onClick={onRefuse}>
          {said.refuse}
        </Button>
        <Button variant="ghost" onClick={onCustomise}>
          {said.customise}
        </Button>
      </div>
    </section>
  );
}
