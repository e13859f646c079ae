import { Cookie, X } from "lucide-react";
import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type SubmitEvent,
  useId,
} from "react";
import { Button } from "../../components/Button/index.ts";
import { IconButton } from "../../components/IconButton/index.ts";
import { heading } from "../../styles/text.css.ts";
import * as css from "./CookieBanner.css.ts";

export interface CookieBannerLabels {
  title: string;
  customise: string;
  refuse: string;
  accept: string;
  close: string;
}

/** What a banner that is sent without scripts holds as `choice`. */
export type CookieAnswer = "all" | "none" | "customise" | "close";

export interface CookieBannerProps {
  /** Refusing is as easy as accepting: the two look the same. */
  onAccept: () => void;
  /** All but the necessary ones are refused. */
  onRefuse: () => void;
  /** The person wants to choose one by one. */
  onCustomise: () => void;
  /** Hides the banner; nothing is consented. */
  onClose: () => void;
  /** Where the answer is sent while no script hears it, and what is sent along. */
  form?: ComponentPropsWithRef<"form"> | undefined;
  /** It was on the page from the start: it does not come up. */
  isStill?: boolean | undefined;
  /** What the cookies are for, in a sentence or two; may hold a link. */
  children?: ReactNode;
  /** Its own texts, in another wording. */
  labels?: Partial<CookieBannerLabels> | undefined;
}

const french: CookieBannerLabels = {
  title: "Des cookies ?",
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
  form,
  isStill = false,
  children = "Les cookies nécessaires font marcher le site. Les autres attendent votre accord.",
  labels,
}: CookieBannerProps): ReactElement {
  const allTexts = { ...french, ...labels };
  const titleId = useId();
  const answer = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const heard = { all: onAccept, none: onRefuse, customise: onCustomise, close: onClose };
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    heard[(submitter as HTMLButtonElement).value as CookieAnswer]();
  };
  const choice = (value: CookieAnswer) => ({ type: "submit", name: "choice", value }) as const;
  return (
    <section className={css.card} data-still={isStill || undefined} aria-labelledby={titleId}>
      <form {...form} className={css.banner} onSubmit={answer}>
        {form?.children}
        <div className={css.textBlock}>
          <h2 id={titleId} className={`${heading[4]} ${css.title}`}>
            <Cookie className={css.icon} size={22} strokeWidth={1.75} />
            {allTexts.title}
          </h2>
          <p className={css.text}>{children}</p>
        </div>
        <div className={css.close}>
          <IconButton {...choice("close")} label={allTexts.close} icon={<X strokeWidth={1.75} />} />
        </div>
        <div className={css.actions}>
          <Button {...choice("all")} variant="secondary">
            {allTexts.accept}
          </Button>
          <Button {...choice("none")} variant="secondary">
            {allTexts.refuse}
          </Button>
          <Button {...choice("customise")} variant="ghost">
            {allTexts.customise}
          </Button>
        </div>
      </form>
    </section>
  );
}
