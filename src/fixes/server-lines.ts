/**
 * Lines for a web server's configuration. Sources: nginx ngx_http_headers_module, ngx_http_core_module and
 * ngx_http_charset_module; Apache httpd 2.4 core, mod_mime and mod_headers, read 2026-11.
 */

/**
 * Lines that serve both llms files as UTF-8 text. nginx: inside `server`, where an exact location wins over every
 * pattern, such as one for all .txt files; Apache: configuration or .htaccess.
 */
export function textTypeLines(): string {
  return `# nginx, inside server { }; where an application makes the files, set their type there
location = /llms.txt {
    types { }
    default_type "text/plain; charset=utf-8";
}
location = /llms-full.txt {
    types { }
    default_type "text/plain; charset=utf-8";
}

# Apache, configuration of the site or .htaccess
<FilesMatch "^llms(-full)?\\.txt$">
    ForceType "text/plain; charset=utf-8"
</FilesMatch>
`;
}

/**
 * Lines that answer for the file on this host instead of redirecting to another. nginx runs a `return` of the server
 * before it looks for a location, wherever the two are; Apache runs RewriteRule before Redirect, and a rule that
 * names the file ends both, which a rule without substitution does not.
 */
export function ownHostLines(origin: string): string {
  const { host } = new URL(origin);
  return `# nginx, inside server { } of ${host}; a return or rewrite of the server itself belongs into location / { }
location = /llms.txt {
    try_files /llms.txt =404;
}

# Apache, before any RewriteRule; in .htaccess write each Redirect as a RewriteRule
RewriteEngine On
RewriteRule "^/?llms\\.txt$" "%{DOCUMENT_ROOT}/llms.txt" [END]
`;
}

/** The link element for every page, and the same as a header line. */
export function linkTagLines(path: string): string {
  return `<link rel="describedby" href="${path}" type="text/plain">

# or as a header: Link: <${path}>; rel="describedby"
# nginx, inside server { } and again in each location that has an add_header of its own
add_header Link '<${path}>; rel="describedby"';
# Apache
Header add Link "<${path}>; rel=\\"describedby\\""
`;
}
