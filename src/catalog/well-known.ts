/**
 * Files at addresses that are agreed upon (RFC 8615), by which agents learn what a site offers, and machines what it
 * reserves. Fewer than 15 of 200,000 sites had a card or a catalogue in April 2026 (Cloudflare Radar): that one is missing
 * says nothing. Compiled 2026-11-28.
 */

/** A file at a well-known address. */
export interface WellKnownFile {
  /** Stable lower-case id. */
  readonly key: string;
  readonly label: string;
  /** From the root of the host. */
  readonly path: `/.well-known/${string}`;
  /**
   * What the file cannot be without: members by their path. One of the lists has to be there as a whole, because
   * versions of a format differ.
   */
  readonly needs: readonly (readonly string[])[];
  /** The member that tells one file from another to a person. */
  readonly names: readonly string[];
  readonly source: string;
  readonly asOf: string;
}

/** What the site reserves of text and data mining, by path. */
export const TDM_FILE: WellKnownFile = {
  key: 'tdmrep',
  label: 'TDM reservation',
  path: '/.well-known/tdmrep.json',
  needs: [['0.location', '0.tdm-reservation']],
  names: [],
  source: 'https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/',
  asOf: '2024-05-10',
};

/** The media type of the card of an MCP server (SEP-2127). */
export const SERVER_CARD_TYPE = 'application/mcp-server-card+json';

/**
 * The card of an MCP server. It is where a catalogue says, by default at the address of its server followed by /server-card
 * (docs/discovery.md of modelcontextprotocol/experimental-ext-server-card); hosts without a catalogue still put it at this
 * address (xmcp, 2026-11-17).
 */
export const SERVER_CARD: WellKnownFile = {
  key: 'mcp-server-card',
  label: 'MCP server card',
  path: '/.well-known/mcp/server-card.json',
  needs: [['serverInfo.name'], ['name', 'version']],
  names: ['serverInfo.title', 'serverInfo.name', 'title', 'name'],
  source: 'https://modelcontextprotocol.io/seps/2127-mcp-server-cards',
  asOf: '2026-11-28',
};

/** What sites offer to agents. */
export const AGENT_OFFERS: readonly WellKnownFile[] = [
  {
    key: 'agent-card',
    label: 'Agent card (A2A)',
    path: '/.well-known/agent-card.json',
    needs: [
      ['name', 'url', 'skills'],
      ['name', 'supportedInterfaces', 'skills'],
    ],
    names: ['name'],
    source: 'https://a2a-protocol.org/latest/specification/',
    asOf: '2026-11',
  },
  // ARD 0.91 renamed its manifest; the catalog below is where MCP looks (discovery.md of its extension for server cards).
  {
    key: 'ard',
    label: 'Agentic resources (ARD)',
    path: '/.well-known/ard.json',
    needs: [['entries.0.identifier', 'entries.0.displayName', 'entries.0.type']],
    names: ['host.displayName', 'entries.0.displayName'],
    source: 'https://developer.chrome.com/docs/lighthouse/agentic-browsing/ard',
    asOf: '2026-11-28',
  },
  {
    key: 'ai-catalog',
    label: 'AI catalog',
    path: '/.well-known/ai-catalog.json',
    needs: [['entries.0.url'], ['entries.0.data']],
    names: ['host.displayName', 'entries.0.displayName', 'entries.0.identifier'],
    source: 'https://github.com/Agent-Card/ai-catalog',
    asOf: '2026-11-28',
  },
  SERVER_CARD,
  {
    key: 'api-catalog',
    label: 'API catalog',
    path: '/.well-known/api-catalog',
    needs: [['linkset']],
    names: [],
    source: 'https://www.rfc-editor.org/rfc/rfc9727',
    asOf: '2025-06',
  },
  {
    key: 'agent-skills',
    label: 'Agent skills',
    path: '/.well-known/agent-skills/index.json',
    needs: [['skills.0.name', 'skills.0.url']],
    names: [],
    source: 'https://github.com/cloudflare/agent-skills-discovery-rfc',
    asOf: '2026-11',
  },
  {
    key: 'ucp',
    label: 'Universal Commerce Protocol',
    path: '/.well-known/ucp',
    needs: [['ucp.version']],
    names: ['ucp.version'],
    source: 'https://ucp.dev/',
    asOf: '2026-08-25',
  },
];

/** All of them, in the order in which they are asked for: what declares something before what offers something. */
export const WELL_KNOWN_FILES: readonly WellKnownFile[] = [TDM_FILE, ...AGENT_OFFERS];
