/**
 * Lines for a web server's configuration. Sources: nginx ngx_http_headers_module, ngx_http_core_module and
 * ngx_http_charset_module; Apache httpd 2.4 core, mod_mime and mod_headers, read 2026-11.
 */

/** Lines that serve both llms files as UTF-8 text. nginx: inside `server`; Apache: configuration or .htaccess. */
export function textTypeLines(): string {
  return `# nginx, inside server { }
location ~ ^/llms(-full)?\\.txt$ {
    types { }
    default_type "text/plain; charset=utf-8";
}

# Apache, configuration of the site or .htaccess
<FilesMatch "^llms(-full)?\\.txt$">
    ForceType "text/plain; charset=utf-8"
</FilesMatch>
`;
}

/** Lines that answer for the file on this host instead of redirecting to another. */
export function ownHostLines(origin: string): string {
  const { host } = new URL(origin);
  return `# nginx, inside server { } of ${host}, before any redirect
location = /llms.txt {
    try_files /llms.txt =404;
}

# Apache, before any redirect
RewriteEngine On
RewriteRule "^/?llms\\.txt$" "-" [L]
`;
}

/** The link element for every page, and the same as a header line. */
export function linkTagLines(): string {
  return `<link rel="describedby" href="/llms.txt" type="text/plain">

# or as a header: Link: </llms.txt>; rel="describedby"
# nginx
add_header Link '</llms.txt>; rel="describedby"';
# Apache
Header add Link "</llms.txt>; rel=\\"describedby\\""
`;
}
