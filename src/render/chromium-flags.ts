/** How Chromium is started so that nothing of it reaches the network but what goes through the proxy of a page. */

/**
 * Switches beside those of playwright, each with what it shuts (Chromium, `content_switches.cc`, `chrome_switches.cc`,
 * `network_switches.cc`; read for Chromium 156).
 */
export const CHROMIUM_FLAGS: readonly string[] = [
  // Chromium leaves addresses of this machine out of every proxy unless it is told not to.
  '--proxy-bypass-list=<-loopback>',
  // No name is looked up here, for no prefetch, no preconnect and no WebRTC: the proxy looks up what it is asked for.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--dns-prefetch-disable',
  // UDP passes a proxy by.
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  // What a browser asks for on its own.
  '--disable-domain-reliability',
  '--disable-crash-reporter',
  '--metrics-recording-only',
  '--no-pings',
  // What a page could ask of a person.
  '--block-new-web-contents',
  '--deny-permission-prompts',
  '--disable-notifications',
  '--disable-speech-api',
  '--mute-audio',
  '--disable-gpu',
  // Megabytes of objects that the scripts of one page may hold.
  '--js-flags=--max-old-space-size=512',
];
