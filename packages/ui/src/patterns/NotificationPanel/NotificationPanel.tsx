import { Bell, MessageCircle, X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { type PanelBounds, type PanelSize, ResizablePanel } from "../../components/ResizablePanel/index.ts";
import { franceZone } from "../../internal/france-zone.ts";
import { heading } from "../../styles/text.css.ts";
import * as css from "./NotificationPanel.css.ts";

/** One line of the panel. `content` is plain text; `created_at` an ISO instant. */
export interface NotificationLine {
  id: string;
  type: "notification" | "message";
  title: string;
  content: string;
  link: string;
  /** When it came: an ISO date-time. */
  created_at: string;
  /** How many it stands for; one without it. */
  count?: number | undefined;
}

export interface NotificationPanelLabels {
  title: string;
  loading: string;
  empty: string;
  seeAll: string;
  /** Name of a line's close button: « Marquer comme lue : … », in the plural for several. */
  dismiss: (line: NotificationLine) => string;
}

/** What the panel gives to each link that it has drawn. */
export interface NotificationLink {
  href: string;
  className: string;
  onClick: () => void;
  children: ReactNode;
}

export interface NotificationPanelProps {
  /** The first notifications are awaited. */
  isLoading: boolean;
  /** Newest first. */
  lines: readonly NotificationLine[];
  /** Lengths in px, within the bounds. */
  size: PanelSize;
  /** Between which widths and heights it can be drawn, in px. */
  bounds: { width: PanelBounds; height: PanelBounds };
  /** It was drawn to another size, in px. */
  onResize: (size: PanelSize) => void;
  /** A notification was followed, by its id. */
  onOpen: (id: string) => void;
  /** A notification is to go, by its id. */
  onDismiss: (id: string) => void;
  /** Where everything unread is. */
  seeAllHref: string;
  /** The link to all of them was followed. */
  onSeeAll: () => void;
  /** Draws a link; the router's own in the product. */
  renderLink?: ((props: NotificationLink) => ReactElement) | undefined;
  /** Its own texts, in another wording. */
  labels?: Partial<NotificationPanelLabels> | undefined;
}

const french: NotificationPanelLabels = {
  title: "Notifications",
  loading: "Chargement...",
  empty: "Aucune nouvelle notification",
  seeAll: "Voir toutes les non lues",
  dismiss: ({ title, count = 1 }) => `Marquer comme lue${count > 1 ? "s" : ""}\u00a0: ${title}`,
};

const dates = new Intl.DateTimeFormat("fr-FR", {
  timeZone: franceZone,
  dateStyle: "short",
  timeStyle: "short",
});
const icons = { notification: Bell, message: MessageCircle };

function plainLink({ children, ...props }: NotificationLink): ReactElement {
  return <a {...props}>{children}</a>;
}

/** What stands in the panel under the bell: what is unread, newest first, and the way to all of it. Its edges can be moved. */
export function NotificationPanel(props: NotificationPanelProps): ReactElement {
  const { isLoading, lines, size, bounds, onResize, seeAllHref, onSeeAll, renderLink = plainLink } = props;
  const labels = { ...french, ...props.labels };
  return (
    <ResizablePanel label={labels.title} size={size} bounds={bounds} onResize={onResize} anchor="top end">
      <div className={css.panel}>
        <h2 className={`${heading[4]} ${css.title}`}>{labels.title}</h2>
        <div className={css.body} aria-live="polite" aria-busy={isLoading || undefined}>
          {isLoading ? (
            <p className={css.nothing}>{labels.loading}</p>
          ) : lines.length === 0 ? (
            <p className={css.nothing}>{labels.empty}</p>
          ) : (
            <ul className={css.list} aria-label={labels.title}>
              {lines.map((line) => (
                <Line
                  {...props}
                  key={`${line.type} ${line.id}`}
                  line={line}
                  labels={labels}
                  renderLink={renderLink}
                />
              ))}
            </ul>
          )}
        </div>
        <div className={css.foot}>
          {renderLink({
            href: seeAllHref,
            className: css.seeAll,
            onClick: onSeeAll,
            children: labels.seeAll,
          })}
        </div>
      </div>
    </ResizablePanel>
  );
}

interface LineProps extends Pick<NotificationPanelProps, "onOpen" | "onDismiss"> {
  line: NotificationLine;
  labels: NotificationPanelLabels;
  renderLink: (props: NotificationLink) => ReactElement;
}

function Line({ line, labels, renderLink, onOpen, onDismiss }: LineProps): ReactElement {
  const Icon = icons[line.type];
  return (
    <li className={css.line} data-type={line.type}>
      <span className={css.badge} aria-hidden="true">
        <Icon size={18} strokeWidth={1.75} />
      </span>
      <div className={css.textBlock}>
        {renderLink({
          href: line.link,
          className: css.link,
          onClick: () => onOpen(line.id),
          children: line.title,
        })}
        <p className={css.content}>{line.content}</p>
        <time className={css.date} dateTime={line.created_at}>
          {dates.format(new Date(line.created_at))}
        </time>
      </div>
      <button
        type="button"
        className={css.dismiss}
        aria-label={labels.dismiss(line)}
        onClick={() => onDismiss(line.id)}
      >
        <X size={18} strokeWidth={1.75} />
      </button>
    </li>
  );
}
