import { globalStyle } from "@vanilla-extract/css";

globalStyle("html", { "@media": { print: { background: "#fff", color: "#000", fontSize: "10.5pt" } } });
globalStyle("[data-print=hidden]", { "@media": { print: { display: "none !important" } } });
