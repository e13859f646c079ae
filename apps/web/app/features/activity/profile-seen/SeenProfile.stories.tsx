import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { profilesContract } from "@jobami/api/profiles/contract";
import { newProfile, seenJobbeur } from "@jobami/api/profiles/fixtures";
import { noReviews } from "@jobami/api/reviews/seen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy } from "./copy.ts";
import { MemberProfile } from "./MemberProfile.tsx";
import { SeenProfilePage } from "./SeenProfilePage.tsx";
import { seenView } from "./seen-view.ts";

const onNotice = fn();

const meta = {
  title: "web/SeenProfile",
  component: SeenProfilePage,
  parameters: { layout: "fullscreen" },
  args: { view: seenView(seenJobbeur) },
  beforeEach: () => void onNotice.mockClear(),
  render: (args) => (
    <StoryProviders path="/profil/karim-b" onNotice={onNotice}>
      <main>
        <SeenProfilePage {...args} />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof SeenProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Public: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Karim B.");
    await expect(canvas.getByRole("link", { name: copy.favorite })).toHaveAttribute(
      "href",
      "/login?from=%2Fdashboard%2Fprofil%2Fkarim-b",
    );
    await expect(canvas.getByRole("link", { name: copy.ask })).toHaveAttribute(
      "href",
      `/login?from=${encodeURIComponent("/dashboard/missions/poster-une-mission?demander=karim-b")}`,
    );
    await expect(canvas.getByRole("row", { name: /Mardi/ })).toHaveTextContent("9 h – 12 h, 14 h – 18 h 30");
    await expect(canvas.getByRole("list", { name: copy.reviewsNewest })).toHaveTextContent(/Armoire montée/);
    await expect(canvas.getByText("Lyon (Rhône) et 15 km autour")).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Public, globals: { viewport: { value: "w390" } } };

/** A person who has just signed up. */
export const Quiet: Story = {
  args: {
    view: seenView({
      ...seenJobbeur,
      ...newProfile,
      emailVerifiedAt: null,
      isIndexable: false,
      reviews: noReviews,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(copy.quiet)).toBeVisible();
    await expect(within(canvasElement).queryByRole("heading", { name: copy.reviews })).toBeNull();
  },
};

/** What is written stays text, and breaks nothing however long it is. */
export const Hostile: Story = {
  args: {
    view: seenView({
      ...seenJobbeur,
      headline: "</script><script>alert(1)</script>",
      about: `<img src=x onerror=alert(1)>\n${"long".repeat(60)}`,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("</script><script>alert(1)</script>")).toBeVisible();
    await expect(canvasElement.querySelector("script, img[src='x']")).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Copied: Story = {
  beforeEach: () => {
    const original = { share: navigator.share, clipboard: navigator.clipboard };
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, "share", { configurable: true, value: undefined });
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    return () => {
      for (const [name, value] of Object.entries(original))
        Object.defineProperty(navigator, name, { configurable: true, value });
    };
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Partager" }));
    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith({ kind: "success", title: "Le lien est copié." }),
    );
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      new URL("/profil/karim-b", location.href).href,
    );
  },
};

const inDashboard =
  (user = requester): NonNullable<Story["render"]> =>
  () => (
    <StoryProviders path="/dashboard/profil/karim-b" user={user} onNotice={onNotice}>
      <main>
        <MemberProfile slug="karim-b" />
      </main>
    </StoryProviders>
  );

export const InTheDashboard: Story = {
  render: inDashboard(),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("button", { name: "Favori", pressed: true }),
    ).toBeVisible();
    await expect(within(canvasElement).getByRole("link", { name: copy.ask })).toHaveAttribute(
      "href",
      "/dashboard/missions/poster-une-mission?demander=karim-b",
    );
  },
};

/** Jobbeurs ask no one. */
export const SeenByAJobbeur: Story = {
  render: inDashboard({ ...jobbeur, id: requester.id }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Favori" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: copy.ask })).toBeNull();
  },
};

export const OnesOwn: Story = {
  render: inDashboard(jobbeur),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.own)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Favori" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: copy.ask })).toBeNull();
    await expect(canvas.getByRole("link", { name: copy.edit })).toHaveAttribute("href", "/dashboard/profil");
  },
};

function OneAfterAnother() {
  const [slug, setSlug] = useState("karim-b");
  return (
    <StoryProviders path="/dashboard/profil/karim-b" user={requester} onNotice={onNotice}>
      <main>
        <button type="button" onClick={() => setSlug("ines-b")}>
          Voir Inès
        </button>
        <MemberProfile slug={slug} />
      </main>
    </StoryProviders>
  );
}

/** Nothing of one person stands while another is read. */
export const AfterAnother: Story = {
  render: () => <OneAfterAnother />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 1, name: "Karim B." });
    canvas.getByRole("button", { name: "Voir Inès" }).click();
    await waitFor(() => expect(canvas.queryByRole("heading", { level: 1, name: "Karim B." })).toBeNull());
  },
};

export const Loading: Story = {
  render: inDashboard(),
  parameters: { msw: [mockSilence(profilesContract.bySlug)] },
};

export const Absent: Story = {
  render: inDashboard(),
  parameters: { msw: [mockRefusal(profilesContract.bySlug, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Erreur 404")).toBeVisible();
  },
};

export const OutOfReach: Story = {
  render: inDashboard(),
  parameters: { msw: [mockNetworkFailure(profilesContract.bySlug)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la page se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  render: inDashboard(),
  parameters: { msw: [mockRefusal(profilesContract.bySlug, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.failed)).toBeVisible();
  },
};

/** An earlier name leads to the same person. */
export const EarlierName: Story = {
  render: () => (
    <StoryProviders path="/dashboard/profil/samir-b" user={requester}>
      <main>
        <MemberProfile slug="samir-b" />
      </main>
    </StoryProviders>
  ),
  parameters: {
    msw: [mockAnswer(profilesContract.bySlug, { success: true, profil: { data: seenJobbeur } })],
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("heading", { level: 1, name: "Karim B." }),
    ).toBeVisible();
  },
};
