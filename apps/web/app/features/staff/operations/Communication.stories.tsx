import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator } from "@jobami/api/auth/fixtures";
import { mailContract } from "@jobami/api/mail/contract";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, noRows } from "@jobami/api/mock";
import { newsletterContract } from "@jobami/api/newsletter/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy } from "./communication.copy.ts";
import { EmailQueueScreen } from "./EmailQueueScreen.tsx";
import { SubscribersScreen } from "./SubscribersScreen.tsx";

const screens = { queue: <EmailQueueScreen />, subscribers: <SubscribersScreen /> };

interface PageProps {
  screen: keyof typeof screens;
  path: string;
  user: SessionUser | null;
  onNotice: (notice: { title: string }) => void;
}

function Page({ screen, path, user, onNotice }: PageProps) {
  return (
    <StoryProviders path={path} user={user} onNotice={onNotice}>
      <main>{screens[screen]}</main>
    </StoryProviders>
  );
}

const secured = (user: SessionUser): SessionUser => ({ ...user, two_factor_enabled: true });

const meta = {
  title: "web/Équipe/Communication",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { screen: "queue", path: "/admin/email-queue", user: secured(administrator), onNotice: fn() },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const { outbox, outboxFigures, retryMail, abandonMail } = mailContract;
const { subscribers, removeSubscriber } = newsletterContract;

/** Mails by their envelopes: a code in a subject is hidden [ADM-24]. */
export const Queue: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole("list", { name: copy.mails }));
    await expect(await list.findByText("•••••• est votre code de connexion")).toBeVisible();
    await expect(list.getByText(/451 4.7.1 Greylisted/)).toBeVisible();
    await expect(list.getAllByRole("button", { name: /^Abandonner/ })).toHaveLength(2);
    await expect(list.getAllByRole("button", { name: /^Réessayer/ })).toHaveLength(1);
  },
};
export const QueueOnAPhone: Story = { globals: { viewport: { value: "w390" } } };
export const QueueOfAServerWithoutMails: Story = {
  parameters: {
    msw: [
      mockAnswer(outbox, noRows),
      mockAnswer(outboxFigures, {
        success: true,
        data: { counts: { queued: 0, sending: 0, failed: 0, sent: 0, dead: 0, cancelled: 0 }, leaves: false },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.noMails)).toBeVisible();
    await expect(await canvas.findByText(/^Ce serveur n’a pas de serveur d’e-mails/)).toBeVisible();
  },
};
/** The address narrows it; the way back to everything stands below. */
export const QueueWithoutMatch: Story = {
  args: { path: "/admin/email-queue?etat=non-remis&a=comptes&q=x" },
  parameters: { msw: [mockAnswer(outbox, noRows)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("link", { name: copy.everything })).toHaveAttribute(
      "href",
      "/admin/email-queue",
    );
  },
};
export const QueueLoading: Story = { parameters: { msw: [mockSilence(outbox), mockSilence(outboxFigures)] } };
export const QueueOutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(outbox)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("alert")).toBeVisible(), { timeout: 30_000 });
  },
};
/** A mail that failed leaves again at once. */
export const Retried: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /^Réessayer/ }));
    await waitFor(() =>
      expect(args.onNotice).toHaveBeenCalledWith(expect.objectContaining({ title: copy.retried })),
    );
  },
};
export const RetriedTooLate: Story = {
  parameters: { msw: [mockRefusal(retryMail, "MAIL_NOT_WAITING", { message: "Cet e-mail n’attend plus." })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Réessayer/ }));
    await expect(await canvas.findByText("Cet e-mail n’attend plus.")).toBeVisible();
  },
};
/** What cannot be undone is asked before. */
export const Abandoned: Story = {
  play: async ({ canvasElement, args }) => {
    const [first] = await within(canvasElement).findAllByRole("button", { name: /^Abandonner/ });
    if (first === undefined) throw new Error("Nothing can be abandoned.");
    await userEvent.click(first);
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await waitFor(() => expect(dialog.getByText(copy.abandonLoss)).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: copy.abandon }));
    await waitFor(() =>
      expect(args.onNotice).toHaveBeenCalledWith(expect.objectContaining({ title: copy.abandoned })),
    );
    await waitFor(() => expect(within(document.body).queryByRole("alertdialog")).toBeNull());
  },
};
export const AbandonedTooLate: Story = {
  parameters: { msw: [mockRefusal(abandonMail, "MAIL_NOT_WAITING", { message: "Cet e-mail est parti." })] },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole("button", { name: /^Abandonner/ });
    if (first === undefined) throw new Error("Nothing can be abandoned.");
    await userEvent.click(first);
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: copy.abandon }));
    await expect(await dialog.findByText("Cet e-mail est parti.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: copy.keep }));
    await waitFor(() => expect(within(document.body).queryByRole("alertdialog")).toBeNull());
  },
};

/** The newsletter’s addresses, with their file [ADM-25]. */
export const Subscribers: Story = {
  args: { screen: "subscribers", path: "/admin/newsletter-subscribers?etat=abonnes" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("karim.benali@exemple.fr")).toBeVisible();
    await expect(canvas.getByRole("link", { name: copy.download })).toHaveAttribute(
      "href",
      "/admin/newsletter-subscribers.csv?status=confirmed",
    );
  },
};
export const SubscribersOnAPhone: Story = {
  args: { screen: "subscribers", path: "/admin/newsletter-subscribers" },
  globals: { viewport: { value: "w390" } },
};
export const SubscribersNone: Story = {
  args: { screen: "subscribers", path: "/admin/newsletter-subscribers" },
  parameters: { msw: [mockAnswer(subscribers, noRows)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.noSubscribers)).toBeVisible();
  },
};
export const SubscribersOutOfReach: Story = {
  args: { screen: "subscribers", path: "/admin/newsletter-subscribers" },
  parameters: { msw: [mockNetworkFailure(subscribers)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("alert")).toBeVisible(), { timeout: 30_000 });
  },
};
export const SubscriberRemoved: Story = {
  args: { screen: "subscribers", path: "/admin/newsletter-subscribers" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: /^Retirer.*karim.benali/ }),
    );
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: copy.remove }));
    await waitFor(() =>
      expect(args.onNotice).toHaveBeenCalledWith(expect.objectContaining({ title: copy.removed })),
    );
  },
};
export const SubscriberGoneAlready: Story = {
  args: { screen: "subscribers", path: "/admin/newsletter-subscribers" },
  parameters: { msw: [mockRefusal(removeSubscriber, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: /^Retirer.*karim.benali/ }),
    );
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: copy.remove }));
    await expect(await dialog.findByText("Introuvable.")).toBeVisible();
  },
};
