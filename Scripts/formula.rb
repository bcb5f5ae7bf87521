# Does with Formula/layouttrace.rb what Homebrew does, as far as that goes without it: reads it, prints the commands of `install`, a line each,
# and runs `test` with the binary of a folder.
#
#     ruby Scripts/formula.rb FOLDER        (in an empty folder; Scripts/install_test.py runs it)
require "pathname"
require "shellwords"

module OS
  def self.mac? = RUBY_PLATFORM.include?("darwin")
end

# The words of Homebrew that the formula uses: any other is an error.
class Formula
  class << self
    attr_reader :checks

    %i[desc homepage license head depends_on uses_from_macos].each { |word| define_method(word) { |*, **| } }
    def test(&checks) = @checks = checks
  end

  def initialize(bin) = (@bin, @is_tested = Pathname(bin), false)
  attr_reader :bin
  attr_writer :is_tested

  def prefix = Pathname("/prefix")

  def system(*command)
    return puts(command.shelljoin) unless @is_tested
    Kernel.system(*command.map(&:to_s), out: :err) || abort("#{command.shelljoin} failed")
  end

  def shell_output(line)
    output = `#{line}`
    $?.success? ? output : abort("#{line} failed")
  end

  def assert_match(words, text) = text.include?(words) || abort("there is no '#{words}' in\n#{text}")
end

load File.expand_path("../Formula/layouttrace.rb", __dir__)
formula = Layouttrace.new(ARGV.fetch(0))
formula.install
formula.is_tested = true
formula.instance_eval(&Layouttrace.checks)
