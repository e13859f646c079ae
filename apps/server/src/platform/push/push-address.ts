import { BlockList, isIP } from "node:net";

// Two lists: one would take an address of the older kind for the newer one that stands for it.
const inside = { 4: new BlockList(), 6: new BlockList() };
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  inside[4].addSubnet(network, prefix, "ipv4");
// Only what is routed (2000::/3) can be outside, but for what leads to addresses of the older kind or to examples.
for (const [network, prefix] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  inside[6].addSubnet(network, prefix, "ipv6");

/** Whether an address is one that the server alone may reach: its own machine, a private network, or none at all. */
export function isInsideAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return inside[4].check(address, "ipv4");
    case 6:
      return inside[6].check(address, "ipv6");
    default:
      return true;
  }
}

const longest = 1000;
const isOwnMachine = (host: string) =>
  host === "localhost" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);

/**
 * Whether messages may be sent to what a browser gave: https on its own port, under a name or an outer address, with no one’s password in it.
 * What the name leads to is looked at when it is called. `allowsLoopback`: this machine is allowed as well, in clear.
 */
export function isPushAddress(text: string, allowsLoopback: boolean): boolean {
  if (text.length > longest || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username !== "" || password !== "") return false;
  if (allowsLoopback && isOwnMachine(hostname)) return protocol === "http:" || protocol === "https:";
  const address = hostname.replace(/^\[|\]$/g, "");
  const isOutside =
    isIP(address) === 0
      ? hostname.includes(".") && !/\.(local|internal|localhost)\.?$/.test(hostname)
      : !isInsideAddress(address);
  return protocol === "https:" && port === "" && isOutside;
}
