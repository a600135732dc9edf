/**
 * Text that is on a page until its own is written.
 * Sources: Cicero, De finibus 1.10.32 in the form of Letraset and Aldus PageMaker; the word lists of lipsum.com,
 * lorem (npm), Faker, Emmet and `{% lorem %}` of Django; the form of loremipsum.de. What first pages say is our own
 * compilation, November 2026, not compared with the newest version of each generator.
 */
import { commaSeparated } from './comma-separated.ts';

/** Words that generators of filler draw from. A sentence of Latin has a third of its words among them. */
export const FILLER_WORDS: readonly string[] = `
  lorem ipsum dolor sit amet consectetur consectetuer adipiscing adipisicing adipisci elit sed do eiusmod tempor incididunt
  ut labore et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo
  consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat
  cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum vestibulum pellentesque habitant morbi
  tristique senectus netus malesuada fames ac turpis egestas mauris vivamus curabitur praesent donec phasellus nullam nunc
  integer fusce suspendisse aenean etiam maecenas quisque vitae ultricies eget tellus augue lectus justo ornare arcu leo
  ligula porttitor sollicitudin vehicula faucibus feugiat interdum cursus sapien dapibus dictum blandit aliquet hendrerit
  condimentum elementum facilisis facilisi fermentum fringilla gravida iaculis imperdiet lacinia lobortis luctus massa
  mattis metus mi molestie nec neque nibh nisl odio orci pharetra placerat posuere pretium primis proin pulvinar purus
  rhoncus risus rutrum sagittis scelerisque sem semper sodales tempus tincidunt tortor ullamcorper urna varius vel venenatis
  viverra volutpat vulputate quam a at felis erat eros bibendum congue convallis cras diam dignissim dui efficitur eleifend
  euismod finibus hac habitasse platea dictumst himenaeos inceptos per conubia nostra class aptent taciti sociosqu litora
  torquent libero lacus ante accumsan auctor porta tempus suscipit laoreet mollis nam cum sociis natoque penatibus magnis
  dis parturient montes nascetur ridiculus mus aliquam potenti cubilia curae egestas commodo ultrices nonummy wisi autem
  ipsam voluptas aspernatur aut odit fugit quia consequuntur magni dolores eos ratione voluptatem sequi nesciunt porro
  quisquam dolorem numquam eius modi tempora magnam quaerat perspiciatis unde omnis iste natus error accusantium doloremque
  laudantium totam rem aperiam eaque ipsa quae ab illo inventore veritatis quasi architecto beatae dicta explicabo nemo vero
  accusamus iusto dignissimos ducimus blanditiis praesentium voluptatum deleniti atque corrupti quos dolores molestias
  excepturi occaecati cupiditate provident similique mollitia animi harum quidem rerum facilis expedita distinctio
  consetetur sadipscing elitr eirmod invidunt aliquyam voluptua accusam duo rebum stet clita kasd gubergren sea takimata
  sanctus nobis soluta nostrum minima alias asperiores assumenda commodi consequatur corporis cumque debitis delectus
  doloribus earum eligendi eum eveniet exercitationem fuga hic illum impedit itaque iure laboriosam maiores maxime minus
  necessitatibus nihil obcaecati officiis optio perferendis placeat possimus quas quibusdam recusandae reiciendis repellat
  repellendus repudiandae saepe tempore temporibus tenetur ullam voluptates voluptatibus
  лорем ипсум долор сит амет консектетур адиписцинг елит еиусмод темпор инцидидунт лаборе долоре магна аликуа
`
  .trim()
  .split(/\s+/);

/** Words of the list that no text has which is not filler. */
export const FILLER_SIGNS: readonly string[] = commaSeparated(
  'ipsum, consectetur, consectetuer, consetetur, adipiscing, adipisicing, sadipscing, pellentesque, vestibulum, suspendisse, ullamcorper, voluptatem, ипсум, консектетур',
);

/** What the first page says that a generator or a host writes, in lower case, by whose it is. */
export const DEFAULT_PAGES: Readonly<Record<string, readonly string[]>> = {
  'Firebase Hosting': ["you're seeing this because you've successfully setup firebase hosting"],
  WordPress: [
    'welcome to wordpress. this is your first post. edit or delete it',
    "this is an example page. it's different from a blog post because",
    'this is an example page. it’s different from a blog post because',
  ],
  Vite: [
    'click on the vite and react logos to learn more',
    'click on the vite logo to learn more',
    'and save to test hmr',
  ],
  'Create React App': ['edit src/app.js and save to reload', 'edit src/app.tsx and save to reload'],
  'Next.js': [
    'get started by editing app/page',
    'get started by editing src/app/page',
    'get started by editing pages/index',
    'to get started, edit the page.',
  ],
  Nuxt: ['remove this welcome page by replacing'],
  'create-vue': [
    'you’ve successfully created a project with vite + vue',
    "you've successfully created a project with vite + vue",
  ],
  'Vue CLI': [
    'for a guide and recipes on how to configure / customize this project, check out the vue-cli documentation',
  ],
  Angular: ['congratulations! your app is running'],
  SvelteKit: [
    'visit svelte.dev/docs/kit to read the documentation',
    'visit kit.svelte.dev to read the documentation',
  ],
  Astro: [
    'to get started, open the src/pages directory in your project',
    'to get started, open the directory src/pages in your project',
  ],
  Docusaurus: [
    'docusaurus was designed from the ground up to be easily installed and used to get your website up and running quickly',
  ],
  Jekyll: ['you’ll find this post in your _posts directory'],
  Hexo: ['welcome to hexo! this is your very first post'],
  Laravel: ['laravel has an incredibly rich ecosystem'],
  Django: ['the install worked successfully! congratulations!'],
  Rails: ['yay! you’re on rails!'],
  Drupal: ['no front page content has been created yet'],
  Ghost: ['things will be up and running here shortly, but you can subscribe in the meantime'],
};
